#pragma once

#include <stddef.h>
#include <stdint.h>

// What the toolchain's libFuzzer offers to a program with a main function of its own.
int LLVMFuzzerRunDriver(int *argumentCount, char ***arguments,
                        int (*testOneInput)(const uint8_t *bytes, size_t count));

// What a program's own LLVMFuzzerCustomMutator begins with: changes some bytes in place, and returns
// how many there are then.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t most);
