import type { CalendarDate } from '#kernel/dates.ts';

/**
 * Special answers (S3.41). `none` and `all` exclude other choices: `none` clears every other choice, `all` means every
 * ordinary one. `other` is an ordinary choice that a later question asks about.
 */
export const specialAnswers = { all: 'all', none: 'none', other: 'other' } as const;

export interface BloodPressureAnswer {
  /** mmHg */
  readonly systolic: number;
  /** mmHg */
  readonly diastolic: number;
  /** Heart beats per minute, if known. */
  readonly pulse?: number;
  readonly takenOn: CalendarDate;
}

/** One answer as stored and sent: plain JSON. */
export type AnswerValue = string | number | readonly string[] | BloodPressureAnswer;

/** Answers by question id. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** When a question is shown, as data, so that browser and server decide the same way. */
export type Condition =
  | { readonly op: 'equals'; readonly question: string; readonly value: string | number }
  | { readonly op: 'includes'; readonly question: string; readonly value: string }
  /** True when the answer equals or includes at least one of the values. */
  | { readonly op: 'anyOf'; readonly question: string; readonly values: readonly string[] }
  | { readonly op: 'not'; readonly condition: Condition }
  | { readonly op: 'and'; readonly conditions: readonly Condition[] }
  | { readonly op: 'or'; readonly conditions: readonly Condition[] };

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  /** Name of the illustration of a `singleChoiceImage` option. */
  readonly image?: string;
}

interface QuestionBase {
  readonly id: string;
  readonly label: string;
  /** One short sentence that says why this is asked. */
  readonly why: string;
  readonly help?: string;
  readonly required: boolean;
  /** Refers to earlier questions only. */
  readonly showIf?: Condition;
}

export interface ChoiceQuestion extends QuestionBase {
  readonly type: 'dropdown' | 'singleChoice' | 'singleChoiceImage' | 'multipleChoice';
  readonly options: readonly Option[];
}

export interface TextQuestion extends QuestionBase {
  readonly type: 'text' | 'textarea' | 'email';
  /** Characters. Default 200 for text, 2,000 for textarea; an email has at most 254. */
  readonly maxLength?: number;
  /** `zipCode`: five digits, or nine with a hyphen. */
  readonly format?: 'zipCode';
  /** The browser's autofill token, such as `given-name`. */
  readonly autoComplete?: string;
}

export interface NumberQuestion extends QuestionBase {
  readonly type: 'number';
  readonly min: number;
  readonly max: number;
  /** Digits after the decimal point. Default 0: whole numbers only. */
  readonly decimals?: number;
  /** Unit shown after the number, such as `pounds`. */
  readonly unit?: string;
}

export interface DateQuestion extends QuestionBase {
  readonly type: 'date';
  readonly earliest?: CalendarDate;
  /** Default false: a date after today is refused. */
  readonly allowFuture?: boolean;
}

export interface BloodPressureQuestion extends QuestionBase {
  readonly type: 'bloodPressure';
  /** A reading older than this many days is asked again. */
  readonly maxAgeDays: number;
}

export type Question = ChoiceQuestion | TextQuestion | NumberQuestion | DateQuestion | BloodPressureQuestion;

export interface QuizSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** A question that is no longer asked. Its text stays so that old answers can still be read. */
export interface RetiredQuestion {
  /** The last version that asked it. */
  readonly lastVersion: number;
  readonly question: Question;
}

export interface QuizConfig {
  readonly name: string;
  /** Increased by one whenever a question, an option or a condition changes. */
  readonly version: number;
  readonly title: string;
  readonly sections: readonly QuizSection[];
  readonly retired?: readonly RetiredQuestion[];
}

/** All questions in the order in which they are asked. */
export const questionsOf = (config: QuizConfig): readonly Question[] =>
  config.sections.flatMap((section) => section.questions);
