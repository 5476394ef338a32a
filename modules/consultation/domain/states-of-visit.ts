import type { Answers } from '#modules/quiz/index.ts';

/** A visit as far as its places are concerned. */
interface PlacedVisit {
  /** Two-letter code of the state that the order ships to. */
  readonly shipState: string;
  readonly answers: Answers | null;
}

/**
 * The states whose licenses a decision needs: where the order ships to, and where the patient said they are during the visit
 * when that is another one.
 */
export const statesOfVisit = ({ shipState, answers }: PlacedVisit): readonly string[] => {
  const located = answers && Object.hasOwn(answers, 'state') ? answers.state : null;
  return typeof located === 'string' && located !== '' && located !== shipState
    ? [shipState, located]
    : [shipState];
};
