"""A release archive, as `.ci/release` makes it, and what the command in it needs of a machine."""

import re
import subprocess
import tarfile
import tempfile

# The first glibc that distributions ship together with a version of libstdc++.
GLIBC_OF_LIBSTDCXX = [((3, 4, 33), (2, 39)), ((3, 4, 31), (2, 38)), ((3, 4, 30), (2, 35)),
                      ((3, 4, 29), (2, 34)), ((3, 4, 26), (2, 31)), ((3, 4, 23), (2, 28))]

# The libraries that every machine with glibc has, as the manylinux policies list them.
USUAL_LIBRARIES = re.compile(
    r'(libc\.so\.6|libm\.so\.6|libdl\.so\.2|libpthread\.so\.0|librt\.so\.1|libgcc_s\.so\.1'
    r'|libstdc\+\+\.so\.6|ld-linux-[a-z0-9-]+\.so\.\d)$')

LICENCE = 'MIT'
NAME = 'touchstone-conformance'
SUMMARY = 'Replays touches into scroll views, tables and screens, and judges what they tell.'

# Runs the command that stands beside it, from wherever a link leads here.
LAUNCHER = b'''#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/touchstone" "$@"
'''

# The folders in which readelf is looked for.
PATH = '/usr/local/bin:/usr/bin:/bin'


class Mistake(Exception):
    """Something is wrong with an archive; the text says what."""


class ReleaseArchive:
    """The files of an archive by their paths below its top folder, with their modes."""

    def __init__(self, path):
        self.path = path
        self.files = {}
        with tarfile.open(path) as archive:
            for member in archive:
                if member.isfile():
                    _, _, name = member.name.partition('/')
                    content = archive.extractfile(member).read()
                    self.files[name] = (content, member.mode)
                    self.time = member.mtime
        for name in ('bin/touchstone', 'LICENSE'):
            if name not in self.files:
                raise Mistake(f'{path} has no {name}; .ci/release makes archives that have')

    @property
    def command(self):
        """The built command."""
        return self.files['bin/touchstone'][0]

    @property
    def licence(self):
        """The text of the licence."""
        return self.files['LICENSE'][0]

    @property
    def shared(self):
        """The files beside the command: the corpus, the manual page, completions."""
        return {name: content for name, (content, _) in sorted(self.files.items())
                if name.startswith('share/')}

    @property
    def machine(self):
        """The processor that the command is for, as `uname -m` calls it."""
        words = self._read_elf('--file-header')
        for text, machine in (('X86-64', 'x86_64'), ('AArch64', 'aarch64')):
            if text in words:
                return machine
        raise Mistake(f'{self.path}: no processor is known by {words.strip()!r}')

    @property
    def glibc(self):
        """The oldest glibc with which the command starts, as a pair of numbers."""
        for library in re.findall(r'Shared library: \[(.+?)\]', self._read_elf('--dynamic')):
            if not USUAL_LIBRARIES.match(library):
                raise Mistake(f'{self.path}: the command needs {library}, which not every machine has')
        needs = self._read_elf('--version-info')
        # A library's own versions are listed as well; the sections of needs come after them.
        needs = needs[needs.find('Version needs section'):]
        wanted = versions('GLIBC', needs)
        if not wanted:
            raise Mistake(f'{self.path}: the command says of no glibc that it needs it')
        newest = max(wanted)[:2]
        for library, glibc in GLIBC_OF_LIBSTDCXX:
            if any(version >= library for version in versions('GLIBCXX', needs)):
                return max(newest, glibc)
        return newest

    def _read_elf(self, option):
        with tempfile.NamedTemporaryFile() as file:
            file.write(self.command)
            file.flush()
            result = subprocess.run(['readelf', '--wide', option, file.name], check=True,
                                    capture_output=True, text=True, env={'LC_ALL': 'C', 'PATH': PATH})
            return result.stdout


def versions(name, words):
    """The versions of a library that a listing names, as tuples of numbers."""
    found = re.findall(rf'\b{name}_(\d+(?:\.\d+)*)\b', words)
    return {tuple(int(number) for number in text.split('.')) for text in found}
