import type { Answers } from '#modules/quiz/index.ts';

/** A visit's states: where it ships to, and where the patient said they are. */
interface LocatedVisit {
  readonly shipState: string;
  readonly answers: Answers | null;
}

/**
 * The state of a visit in which a clinician has no license; null when there is none. The prescriber needs one where the
 * patient is, and where the parcel goes.
 */
export const missingLicense = (
  { shipState, answers }: LocatedVisit,
  licensed: readonly string[],
): string | null => {
  const here = answers?.state;
  const states = typeof here === 'string' ? [shipState, here] : [shipState];
  return states.find((state) => !licensed.includes(state)) ?? null;
};
