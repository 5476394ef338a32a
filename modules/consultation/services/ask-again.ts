import type { FieldProblem } from '#kernel/result.ts';
import { answersToGiveAgain, type JudgedVisit } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';

/**
 * The questions of a form that the patient has to answer again before it is sent: they ask how the patient feels today,
 * and the draft was answered on an earlier day. `asked` are the answers to the form's own questions.
 */
export const problemsOfAge = (asked: Answers, { facts }: JudgedVisit): readonly FieldProblem[] =>
  answersToGiveAgain(asked, facts.answeredAt ?? {}, facts.now).map((field) => ({
    field,
    message: 'Please answer this one again: it is about today.',
  }));
