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

/** The facts that a rule may read. Answers of an unexpected shape count as not answered. */
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
  /** Whether the law of a state of the visit asks for a live call before a first prescription. */
  readonly requiresLiveCall: boolean;
  /** Whether nothing of the service line was prescribed to the patient in this state before. */
  readonly isFirstOfLine: boolean;
  /** Whether the date of birth in the answers, or on the ID, differs from that of the account. */
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
  /** How many choices the answer has, `none` left out; 0 when it was not answered. */
  count(question: string): number;
  /** The sum of scored choices; null when one of them has no answer (docs/clinical/how-rules-work.md#SUMS). */
  sum(questions: readonly string[]): number | null;
  /** Whether the drug is in this visit, or active in any service line (docs/clinical/how-rules-work.md#COND-HAS). */
  has(drugType: DrugType): boolean;
  /** Like `chose`, of this answer or of an earlier version of it. */
  everChose(question: string, ...choices: readonly string[]): boolean;
  /** Full years from which erection medicine is prescribed (docs/clinical/intake-everyone.md#AGE-ED). */
  readonly erectionMinimumAge: number;
  /** How often erection medicine was refilled early in the last 12 months (docs/clinical/erectile-dysfunction.md#PDE-QTY). */
  readonly earlyRefills: number;
}

/** The facts besides the visit that the rules read: from the chart, and from the flags at the time. */
export interface PatientContext {
  /** The drugs that are active with us in any service line, without those that the visit itself orders or replaces. */
  readonly takenDrugs: readonly DrugType[];
  /** The flag `ed-eligibility-age`. */
  readonly erectionMinimumAge: number;
  readonly earlyRefills: number;
}

export interface FactsInput extends Partial<PatientContext> {
  readonly answers: Answers;
  readonly ageYears: number;
  readonly state: string;
  readonly servedStates: readonly string[];
  readonly drugTypes: readonly DrugType[];
  readonly visitKind?: VisitKind | null;
  /** The door at which the rules are applied; left out where there is none, as in the browser. */
  readonly purpose?: Purpose;
  readonly requiresLiveCall?: boolean;
  /** When left out, a first visit results in the first prescription. */
  readonly isFirstOfLine?: boolean;
  /** From the account; null or left out when it is unknown. */
  readonly profileDob?: CalendarDate | null;
  /** The questions whose answers are too old for this decision (see `tooOldAnswers`). */
  readonly tooOld?: readonly string[];
  /** Every earlier version of the answers that no clinician has resolved, in any order. */
  readonly earlierAnswers?: readonly Answers[];
}

const isReading = (value: unknown): value is { systolic: number; diastolic: number; pulse?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'systolic' in value &&
  'diastolic' in value &&
  Number.isFinite(value.systolic) &&
  Number.isFinite(value.diastolic);

/** The reading in an answer; null when it has another shape. */
export const bloodPressureIn = (given: unknown): BloodPressure | null => {
  if (!isReading(given)) return null;
  const pulse = typeof given.pulse === 'number' && Number.isFinite(given.pulse) ? given.pulse : null;
  return { systolic: given.systolic, diastolic: given.diastolic, pulse };
};

const answerIn = (answers: Answers, question: string): unknown =>
  Object.hasOwn(answers, question) ? answers[question] : undefined;

const choicesOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [given]);

const includesOne = (given: unknown, wanted: readonly string[]): boolean => {
  if (!Array.isArray(given)) return typeof given === 'string' && wanted.includes(given);
  const everything = given.includes('all');
  return wanted.some((choice) => given.includes(choice) || (everything && choice !== 'none'));
};

/** The facts of one version of the answers. A class, because a function of its own for each reading took most of the time. */
class FactsOfAnswers implements Facts {
  readonly ageYears: number;
  readonly state: string;
  readonly servedStates: readonly string[];
  readonly drugTypes: readonly DrugType[];
  readonly visitKind: VisitKind | null;
  readonly requiresLiveCall: boolean;
  readonly isFirstOfLine: boolean;
  readonly differsFromProfile: boolean;
  readonly erectionMinimumAge: number;
  readonly earlyRefills: number;
  readonly #answers: ReadonlyMap<string, unknown>;
  readonly #earlierAnswers: readonly Answers[];
  readonly #tooOld: readonly string[];
  readonly #takenDrugs: readonly DrugType[];

  constructor(input: FactsInput) {
    const { answers, visitKind = null, profileDob = null } = input;
    this.#answers = new Map(Object.entries(answers));
    this.#earlierAnswers = input.earlierAnswers ?? [];
    this.#tooOld = input.tooOld ?? [];
    this.#takenDrugs = input.takenDrugs ?? [];
    this.ageYears = input.ageYears;
    this.state = input.state;
    this.servedStates = input.servedStates;
    this.drugTypes = input.drugTypes;
    this.visitKind = visitKind;
    this.requiresLiveCall = input.requiresLiveCall ?? false;
    this.isFirstOfLine = input.isFirstOfLine ?? visitKind === 'initial';
    this.differsFromProfile =
      profileDob !== null &&
      ['dob', 'id_dob']
        .map((question) => this.#answers.get(question))
        .some((birth) => typeof birth === 'string' && birth !== profileDob);
    this.erectionMinimumAge = input.erectionMinimumAge ?? 18;
    this.earlyRefills = input.earlyRefills ?? 0;
  }

  isTooOld(question: string): boolean {
    return this.#tooOld.includes(question);
  }

  chose(question: string, ...wanted: readonly string[]): boolean {
    return includesOne(this.#answers.get(question), wanted);
  }

  answered(question: string): boolean {
    return this.#answers.get(question) !== undefined;
  }

  mentions(question: string, words: readonly string[]): boolean {
    const given = this.#answers.get(question);
    const text = typeof given === 'string' ? given.toLowerCase() : '';
    return words.some((word) => text.includes(word));
  }

  score(question: string): number {
    const [first] = choicesOf(this.#answers.get(question));
    const score = typeof first === 'string' || typeof first === 'number' ? Number(first) : 0;
    return Number.isInteger(score) ? score : 0;
  }

  bloodPressure(question: string): BloodPressure | null {
    return bloodPressureIn(this.#answers.get(question));
  }

  count(question: string): number {
    const choices = choicesOf(this.#answers.get(question));
    const given = choices.filter((choice) => choice !== undefined && choice !== 'none');
    return given.includes('all') ? Number.POSITIVE_INFINITY : given.length;
  }

  sum(questions: readonly string[]): number | null {
    return questions.reduce<number | null>((sum, question) => {
      const [given] = choicesOf(this.#answers.get(question));
      const score = typeof given === 'string' && given !== '' ? Number(given) : Number.NaN;
      return sum === null || !Number.isInteger(score) ? null : sum + score;
    }, 0);
  }

  has(drugType: DrugType): boolean {
    return this.drugTypes.includes(drugType) || this.#takenDrugs.includes(drugType);
  }

  everChose(question: string, ...wanted: readonly string[]): boolean {
    return (
      this.chose(question, ...wanted) ||
      this.#earlierAnswers.some((version) => includesOne(answerIn(version, question), wanted))
    );
  }
}

export const factsOf = (input: FactsInput): Facts => new FactsOfAnswers(input);

/** What is known of someone who has only answered questions: neither the age, nor the state, nor a drug. */
export const withoutVisit = { ageYears: Number.NaN, state: '', servedStates: [], drugTypes: [] } as const;

export const factsOfAnswers = (answers: Answers): Facts => factsOf({ ...withoutVisit, answers });
