/// The choice of the mutant of the component that is at work: one build holds them all. A place that can
/// be mutated asks here each time that it runs.
#ifndef MUTANT_CHOICE_H
#define MUTANT_CHOICE_H

/// More than the component has places.
enum { mutant_limit = 65536 };

/// The mutant that is at work; 0: none is, and the component is as it was written; below 0: none is,
/// and each place notes which of its mutants would have made a difference.
extern int mutant_chosen;
/// For each mutant, whether it would have made a difference.
extern unsigned char mutant_notes[mutant_limit];

static inline _Bool mutant_is(int mutant) { return mutant_chosen == mutant; }
static inline _Bool mutant_is_noting(void) { return mutant_chosen < 0; }
static inline void mutant_note(int mutant) { mutant_notes[mutant] = 1; }
static inline _Bool mutant_is_noted(int mutant) { return mutant_notes[mutant] != 0; }

void mutant_choose(int mutant);
void mutant_forget_notes(void);

#endif
