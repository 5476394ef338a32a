import { badInput, type FieldProblem, ok, type Result } from '#kernel/result.ts';
import { type AnswerTo, answerValues, type MiniQuizAnswers, type MiniQuizField } from './answers.ts';

/**
 * Answers from outside (an API argument, stored text). A missing or null field is an unanswered question, except
 * `where`, which every rule needs. Fails with BAD_USER_INPUT that names each field at fault; repeats in a list
 * are dropped. A `finasteride` interest beside `not_yet` is not offered but does no harm: no rule reads it.
 */
export const parseMiniQuizAnswers = (input: Readonly<Record<string, unknown>>): Result<MiniQuizAnswers> => {
  const problems: FieldProblem[] = [];

  const known = <Field extends MiniQuizField>(field: Field, value: unknown): AnswerTo<Field>[] => {
    const values: readonly AnswerTo<Field>[] = answerValues[field];
    const found = values.find((each) => each === value);
    if (found !== undefined) return [found];
    problems.push({ field, message: `${field} has an answer that was not offered.` });
    return [];
  };
  const list = <Field extends MiniQuizField>(field: Field): AnswerTo<Field>[] => {
    const value = input[field] ?? [];
    if (Array.isArray(value)) return [...new Set(value.flatMap((each) => known(field, each)))];
    problems.push({ field, message: `${field} must be a list.` });
    return [];
  };
  const single = <Field extends MiniQuizField>(field: Field): AnswerTo<Field> | null => {
    const value = input[field] ?? null;
    return value === null ? null : (known(field, value)[0] ?? null);
  };

  const answers: MiniQuizAnswers = {
    where: list('where'),
    dandruff: single('dandruff'),
    expectedResult: list('expectedResult'),
    familyExperience: list('familyExperience'),
    treatmentType: single('treatmentType'),
    activeIngredientInterests: list('activeIngredientInterests'),
    otcInterests: list('otcInterests'),
  };
  if (answers.where.length !== 1 && !problems.some(({ field }) => field === 'where'))
    problems.push({ field: 'where', message: 'Choose one answer to where you notice hair loss.' });
  return problems.length > 0 ? badInput(problems) : ok(answers);
};
