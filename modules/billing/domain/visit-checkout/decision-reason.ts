import type { FieldProblem } from '#kernel/result.ts';

const FEWEST_CHARACTERS = 3;
const MOST_CHARACTERS = 500;

/** An operator's reason, for the record. */
export const decisionReason = (given: string): string => given.trim().slice(0, MOST_CHARACTERS);

/** What is wrong with such a reason, under the field `reason`. */
export const reasonProblems = (reason: string): readonly FieldProblem[] =>
  reason.length < FEWEST_CHARACTERS ? [{ field: 'reason', message: 'Say why, in a few words.' }] : [];
