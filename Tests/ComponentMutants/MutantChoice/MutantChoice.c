#include "MutantChoice.h"

#include <string.h>

int mutant_chosen = 0;
unsigned char mutant_notes[mutant_limit];

void mutant_choose(int mutant) { mutant_chosen = mutant; }
void mutant_forget_notes(void) { memset(mutant_notes, 0, sizeof mutant_notes); }
