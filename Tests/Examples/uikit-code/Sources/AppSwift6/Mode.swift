// The files of `App` in language mode 6; the plugin copies them.
