import * as z from 'zod/mini';
import { readInput } from '#kernel/input/read-input.ts';
import type { Result } from '#kernel/result.ts';
import { type AnswerTo, answerValues, type MiniQuizAnswers, type MiniQuizField } from './answers.ts';

const offered = <Field extends MiniQuizField>(field: Field): z.ZodMiniType<AnswerTo<Field>> =>
  z.literal<readonly AnswerTo<Field>[]>(answerValues[field], {
    error: `${field} has an answer that was not offered.`,
  });

const single = <Field extends MiniQuizField>(field: Field) =>
  z.pipe(
    z.nullish(offered(field)),
    z.transform((answer: AnswerTo<Field> | null | undefined) => answer ?? null),
  );

/** Repeats are dropped. */
const list = <Field extends MiniQuizField>(field: Field) =>
  z.pipe(
    z.nullish(z.array(offered(field), { error: `${field} must be a list.` })),
    z.transform((answers: AnswerTo<Field>[] | null | undefined) => [...new Set(answers)]),
  );

/** A missing or null field is an unanswered question, except `where`, which every rule needs. */
const miniQuizAnswers = z.object({
  where: list('where').check(
    z.refine(({ length }) => length === 1, 'Choose one answer to where you notice hair loss.'),
  ),
  dandruff: single('dandruff'),
  expectedResult: list('expectedResult'),
  familyExperience: list('familyExperience'),
  treatmentType: single('treatmentType'),
  activeIngredientInterests: list('activeIngredientInterests'),
  otcInterests: list('otcInterests'),
});

/**
 * Answers from outside (an API argument, stored text). Fails with BAD_USER_INPUT that names each field at fault. A
 * `finasteride` interest beside `not_yet` is not offered but does no harm: no rule reads it.
 */
export const parseMiniQuizAnswers = (input: Readonly<Record<string, unknown>>): Result<MiniQuizAnswers> =>
  readInput(miniQuizAnswers, input);
