import { badInput, type FieldProblem, ok, type Result } from '#kernel/result.ts';
import type { QuizQuestion } from '../mini-quiz/index.ts';

const reviewValues = {
  progress: ['well', 'unsure', 'not_well'],
  sideEffects: ['none', 'mild', 'worrying'],
  wishes: ['simpler', 'stronger', 'cheaper', 'more_care', 'nothing'],
} as const;

type Values = typeof reviewValues;
export type ReviewField = keyof Values;

/** How the patient rates the treatment; asked before the mini quiz is repeated. The specification has no such questions (guess). */
export interface TreatmentReview {
  readonly progress: Values['progress'][number] | null;
  readonly sideEffects: Values['sideEffects'][number] | null;
  readonly wishes: readonly Values['wishes'][number][];
}

export const noReview: TreatmentReview = { progress: null, sideEffects: null, wishes: [] };

export const reviewQuestions: readonly (QuizQuestion & { readonly field: ReviewField })[] = [
  {
    field: 'progress',
    text: 'How is your treatment going?',
    whyWeAsk: 'Most treatments need several months. This helps to tell whether to wait or to change.',
    select: 'single',
    options: [
      { value: 'well', label: 'I am happy with it' },
      { value: 'unsure', label: 'It is too early to say' },
      { value: 'not_well', label: 'I hoped for more' },
    ],
  },
  {
    field: 'sideEffects',
    text: 'Have you noticed side effects?',
    whyWeAsk: 'Your provider should know before anything is changed.',
    select: 'single',
    options: [
      { value: 'none', label: 'No' },
      { value: 'mild', label: 'Yes, and I can live with them' },
      {
        value: 'worrying',
        label: 'Yes, and they worry me',
        description: 'For example low mood, sexual problems, chest pain or swelling.',
      },
    ],
  },
  {
    field: 'wishes',
    text: 'What would you like to be different?',
    whyWeAsk: 'So that what we suggest fits your day and your budget. Choose all that apply.',
    select: 'multiple',
    options: [
      { value: 'simpler', label: 'A simpler routine' },
      { value: 'stronger', label: 'More effect' },
      { value: 'cheaper', label: 'A lower price' },
      { value: 'more_care', label: 'More care for the hair I have' },
      { value: 'nothing', label: 'Nothing, I like it as it is', exclusive: true },
    ],
  },
];

const isIn = <T>(values: readonly T[], value: unknown): value is T => values.some((known) => known === value);

/** Reads answers from outside. Unanswered questions are null or empty; any value that is not offered is reported. */
export const parseReview = (input: Readonly<Record<string, unknown>>): Result<TreatmentReview> => {
  const problems: FieldProblem[] = [];
  const known = <T>(field: ReviewField, values: readonly T[], value: unknown): T[] => {
    if (isIn(values, value)) return [value];
    problems.push({ field, message: `${field} has an answer that was not offered.` });
    return [];
  };
  const one = <T>(field: ReviewField, values: readonly T[]): T | null =>
    input[field] == null ? null : (known(field, values, input[field])[0] ?? null);
  const given = input.wishes ?? [];
  const review: TreatmentReview = {
    progress: one('progress', reviewValues.progress),
    sideEffects: one('sideEffects', reviewValues.sideEffects),
    wishes: Array.isArray(given)
      ? [...new Set(given.flatMap((wish) => known('wishes', reviewValues.wishes, wish)))]
      : known('wishes', reviewValues.wishes, given),
  };
  return problems.length > 0 ? badInput(problems) : ok(review);
};
