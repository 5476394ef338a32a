import { type Answers, type QuizConfig, questionsOf } from '#modules/quiz/index.ts';

const CHANGES = 'changes';

/** Whether a question is asked only about something that the person said has changed. */
const isAboutChange = (condition: unknown): boolean => {
  if (typeof condition !== 'object' || condition === null) return false;
  if ('question' in condition && condition.question === CHANGES) return true;
  return (
    'conditions' in condition &&
    Array.isArray(condition.conditions) &&
    condition.conditions.some(isAboutChange)
  );
};

const saysNone = (answer: Answers[string]): boolean =>
  answer === 'none' || (Array.isArray(answer) && answer.includes('none'));

/**
 * Lists the patient gave last time, such as their medicines, to be corrected instead of typed again: only where the
 * questionnaire asks them because something changed, and never a “none”, which can no longer be true then. How he
 * feels now, side effects and readings are always asked afresh.
 */
export const prefillOf = (config: QuizConfig, last: Answers): Answers =>
  Object.fromEntries(
    questionsOf(config).flatMap(({ id, showIf }) => {
      const answer = last[id];
      return answer !== undefined && isAboutChange(showIf) && !saysNone(answer) ? [[id, answer]] : [];
    }),
  );
