#pragma once

#include <stddef.h>
#include <stdint.h>

// What the toolchain's libFuzzer offers to a program with a main function of its own.
int LLVMFuzzerRunDriver(int *argumentCount, char ***arguments,
                        int (*testOneInput)(const uint8_t *bytes, size_t count));
