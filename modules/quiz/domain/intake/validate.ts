import type { FieldProblem } from '#kernel/result.ts';
import { answerOf, isBlank, isRecord } from './answers.ts';
import { visibleQuestions } from './flow.ts';
import { type Question, type QuizConfig, questionsOf } from './types.ts';
import { answerProblem } from './validate-answer.ts';

/**
 * Validates one answer of any type against its question. `today` is the clock's current time.
 * The `field` of a problem is the question id.
 */
export const validateAnswer = (question: Question, answer: unknown, today: Date): FieldProblem | null => {
  if (isBlank(answer))
    return question.required ? { field: question.id, message: 'Please answer this question.' } : null;
  const message = answerProblem(question, answer, today);
  return message === null ? null : { field: question.id, message };
};

const notARecord: FieldProblem = { field: 'answers', message: 'We could not process these answers.' };

const unknownIds = (
  config: QuizConfig,
  answers: Readonly<Record<string, unknown>>,
): readonly FieldProblem[] => {
  const known = new Set(questionsOf(config).map((question) => question.id));
  return Object.keys(answers)
    .filter((id) => !known.has(id))
    .map((id) => ({ field: id.slice(0, 80), message: 'This question is not part of this form.' }));
};

/** Everything that prevents these answers from being submitted: unknown questions, invalid answers, missing answers. */
export const validateAll = (config: QuizConfig, answers: unknown, today: Date): readonly FieldProblem[] => {
  if (!isRecord(answers)) return [notARecord];
  return [
    ...unknownIds(config, answers),
    ...visibleQuestions(config, answers).flatMap(
      (question) => validateAnswer(question, answerOf(answers, question.id), today) ?? [],
    ),
  ];
};

/** Like `validateAll`, for a draft: missing answers are allowed, invalid ones are not. */
export const validateDraft = (config: QuizConfig, answers: unknown, today: Date): readonly FieldProblem[] => {
  if (!isRecord(answers)) return [notARecord];
  return [
    ...unknownIds(config, answers),
    ...questionsOf(config).flatMap(
      (question) =>
        validateAnswer({ ...question, required: false }, answerOf(answers, question.id), today) ?? [],
    ),
  ];
};

/** Where a draft continues: the first visible question whose answer is missing or invalid; null when complete. */
export const resumeQuestion = (
  config: QuizConfig,
  answers: Readonly<Record<string, unknown>>,
  today: Date,
): Question | null =>
  visibleQuestions(config, answers).find(
    (question) => validateAnswer(question, answerOf(answers, question.id), today) !== null,
  ) ?? null;
