// The files of `App` in language mode 5; the plugin copies them.
