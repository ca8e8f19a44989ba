// The files of `App` in language mode 6, on the main actor by default; the plugin copies them.
