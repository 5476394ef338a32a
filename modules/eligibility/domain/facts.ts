import type { CalendarDate } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { Purpose } from './doors.ts';
import type { VisitKind } from './visit-kind.ts';

export interface BloodPressure {
  /** mmHg */
  readonly systolic: number;
  /** mmHg */
  readonly diastolic: number;
  /** Beats per minute; null when it was not answered. */
  readonly pulse: number | null;
}

/** What a rule may read. Answers of an unexpected shape count as not answered. */
export interface Facts {
  /** Full years; NaN when unknown, which counts as too young. */
  readonly ageYears: number;
  /** Postal code of the state that the order ships to. */
  readonly state: string;
  readonly servedStates: readonly string[];
  /** The drugs of this visit. */
  readonly drugTypes: readonly DrugType[];
  /** Null before there is a visit. */
  readonly visitKind: VisitKind | null;
  /** Whether the law of the state asks for a live call before a first prescription. */
  readonly requiresLiveCall: boolean;
  /** Whether the date of birth in the answers differs from that of the account. */
  readonly differsFromProfile: boolean;
  /** Whether the answer is older than it may be for this decision (see `maximumAges`). */
  isTooOld(question: string): boolean;
  /** Whether the answer is, or includes, one of these choices; the special choice `all` means every choice but `none`. */
  chose(question: string, ...choices: readonly string[]): boolean;
  answered(question: string): boolean;
  /** Whether a free text contains one of these words, in upper or lower case. */
  mentions(question: string, words: readonly string[]): boolean;
  /** The whole number in a scored choice; 0 when not answered. */
  score(question: string): number;
  bloodPressure(question: string): BloodPressure | null;
}

export interface FactsInput {
  readonly answers: Answers;
  readonly ageYears: number;
  readonly state: string;
  readonly servedStates: readonly string[];
  readonly drugTypes: readonly DrugType[];
  readonly visitKind?: VisitKind | null;
  /** The door at which the rules are asked; left out where there is none, as in the browser. */
  readonly purpose?: Purpose;
  readonly requiresLiveCall?: boolean;
  /** From the account; null or left out when it is unknown. */
  readonly profileDob?: CalendarDate | null;
  /** The questions whose answers are too old for this decision (see `tooOldAnswers`). */
  readonly tooOld?: readonly string[];
}

const isReading = (value: unknown): value is { systolic: number; diastolic: number; pulse?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'systolic' in value &&
  'diastolic' in value &&
  Number.isFinite(value.systolic) &&
  Number.isFinite(value.diastolic);

export const factsOf = ({
  answers,
  visitKind = null,
  requiresLiveCall = false,
  profileDob = null,
  tooOld = [],
  purpose: _,
  ...rest
}: FactsInput): Facts => {
  const answer = (question: string): unknown =>
    Object.hasOwn(answers, question) ? answers[question] : undefined;
  const choices = (question: string): readonly unknown[] => {
    const given = answer(question);
    return Array.isArray(given) ? given : [given];
  };
  const birth = answer('dob');
  return {
    ...rest,
    visitKind,
    requiresLiveCall,
    differsFromProfile: profileDob !== null && typeof birth === 'string' && birth !== profileDob,
    isTooOld: (question) => tooOld.includes(question),
    chose: (question, ...wanted) => {
      const given = choices(question);
      const everything = Array.isArray(answer(question)) && given.includes('all');
      return wanted.some((choice) => given.includes(choice) || (everything && choice !== 'none'));
    },
    answered: (question) => answer(question) !== undefined,
    mentions: (question, words) => {
      const given = answer(question);
      const text = typeof given === 'string' ? given.toLowerCase() : '';
      return words.some((word) => text.includes(word));
    },
    score: (question) => {
      const score = Number(choices(question)[0] ?? 0);
      return Number.isInteger(score) ? score : 0;
    },
    bloodPressure: (question) => {
      const given = answer(question);
      if (!isReading(given)) return null;
      const pulse = typeof given.pulse === 'number' && Number.isFinite(given.pulse) ? given.pulse : null;
      return { systolic: given.systolic, diastolic: given.diastolic, pulse };
    },
  };
};
