// The files of `App` in language mode 5, on the main actor by default; the plugin copies them.
