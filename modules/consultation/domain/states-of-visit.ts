import type { Answers } from '#modules/quiz/index.ts';

/** The parts of a visit that decide in which states it takes place. */
interface PlacedVisit {
  /** Two-letter code of the state that the order ships to. */
  readonly shipState: string;
  readonly answers: Answers | null;
}

/**
 * The states whose licenses a decision needs: the destination of the order and, if different, where the patient said
 * they are during the visit.
 */
export const statesOfVisit = ({ shipState, answers }: PlacedVisit): readonly string[] => {
  const located = answers && Object.hasOwn(answers, 'state') ? answers.state : null;
  return typeof located === 'string' && located !== '' && located !== shipState
    ? [shipState, located]
    : [shipState];
};
