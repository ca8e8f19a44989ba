import Glibc

// The whole process: words in, an exit code out.
exit(Touchstone.main())
