import { answerOf, isBlank } from './answers.ts';
import { holds } from './conditions.ts';
import { type Answers, type Question, type QuizConfig, questionsOf } from './types.ts';

type RawAnswers = Readonly<Record<string, unknown>>;

/**
 * The questions to ask, in order. A hidden question counts as unanswered for the conditions of later questions,
 * so an answer left over from before cannot show a branch.
 */
export const visibleQuestions = (config: QuizConfig, answers: RawAnswers): readonly Question[] => {
  const seen: Record<string, unknown> = {};
  return questionsOf(config).filter((question) => {
    const visible = question.showIf === undefined || holds(question.showIf, seen);
    if (visible) seen[question.id] = answerOf(answers, question.id);
    return visible;
  });
};

export interface Progress {
  readonly answered: number;
  readonly total: number;
  /** 0 to 100, a whole number. */
  readonly percent: number;
}

/** How many of the visible questions have an answer. */
export const progress = (config: QuizConfig, answers: RawAnswers): Progress => {
  const visible = visibleQuestions(config, answers);
  const answered = visible.filter((question) => !isBlank(answerOf(answers, question.id))).length;
  const total = visible.length;
  return { answered, total, percent: total === 0 ? 100 : Math.floor((answered / total) * 100) };
};

/** Only the answers to visible questions that were answered. Call it before evaluating rules and before storing. */
export const pruneHidden = (config: QuizConfig, answers: Answers): Answers =>
  Object.fromEntries(
    visibleQuestions(config, answers).flatMap((question) => {
      const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
      return answer === undefined || isBlank(answer) ? [] : [[question.id, answer]];
    }),
  );
