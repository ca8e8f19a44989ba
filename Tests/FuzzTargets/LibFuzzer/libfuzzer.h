#pragma once

#include <stddef.h>
#include <stdint.h>

// The functions of the toolchain's libFuzzer for a program with a main function of its own.
int LLVMFuzzerRunDriver(int *argumentCount, char ***arguments,
                        int (*testOneInput)(const uint8_t *bytes, size_t count));

// Changes some bytes in place, and returns their number then. A program's own LLVMFuzzerCustomMutator
// begins with it.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t most);
