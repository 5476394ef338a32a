import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { readInput } from '#kernel/input/read-input.ts';
import type { Result } from '#kernel/result.ts';
import type { QuizQuestion } from '../mini-quiz/index.ts';

const reviewValues = {
  progress: ['well', 'unsure', 'not_well'],
  sideEffects: ['none', 'mild', 'worrying'],
  wishes: ['simpler', 'stronger', 'cheaper', 'more_care', 'nothing'],
} as const;

export type ReviewField = keyof typeof reviewValues;

const notOffered = (field: ReviewField): string => `${field} has an answer that was not offered.`;

const single = <const Field extends 'progress' | 'sideEffects'>(field: Field) =>
  z.pipe(
    z.nullish(z.enum(reviewValues[field], notOffered(field))),
    z.transform((answer) => answer ?? null),
  );

/** One value counts as a list of one; repeats are dropped. */
const wishes = z.pipe(
  z.transform((given: unknown): unknown => [given ?? []].flat()),
  z.pipe(
    z.array(z.enum(reviewValues.wishes, notOffered('wishes')), notOffered('wishes')),
    z.transform((chosen) => [...new Set(chosen)]),
  ),
);

/**
 * How the patient rates the treatment; asked before the mini quiz is repeated. Unanswered questions are null or empty. The
 * specification has no such questions (guess).
 */
const treatmentReview = inputObject({
  progress: single('progress'),
  sideEffects: single('sideEffects'),
  wishes,
});

export type TreatmentReview = z.output<typeof treatmentReview>;

export const noReview: TreatmentReview = { progress: null, sideEffects: null, wishes: [] };

export const reviewQuestions: readonly (QuizQuestion & { readonly field: ReviewField })[] = [
  {
    field: 'progress',
    text: 'How is your treatment going?',
    whyWeAsk:
      'Most treatments take several months. Your answer helps to decide whether to wait or to change.',
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
    whyWeAsk: 'So that our suggestions fit your day and your budget. Choose all that apply.',
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

/** Reads answers from outside. BAD_USER_INPUT names each question whose answer is not offered. */
export const parseReview = (input: unknown): Result<TreatmentReview> => readInput(treatmentReview, input);
