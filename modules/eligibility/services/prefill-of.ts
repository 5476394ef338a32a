import { type Answers, type QuizConfig, questionsOf } from '#modules/quiz/index.ts';

const CHANGES = 'changes';

/** Whether a question is asked only when the patient said that something has changed. */
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
 * Lists from the last time, such as the patient's medicines, to be corrected instead of typed again. Only for questions
 * that are asked because something changed, and never “none”, which no longer applies. Symptoms, side effects and
 * readings are always asked again, not prefilled.
 */
export const prefillOf = (config: QuizConfig, last: Answers): Answers =>
  Object.fromEntries(
    questionsOf(config).flatMap(({ id, showIf }) => {
      const answer = last[id];
      return answer !== undefined && isAboutChange(showIf) && !saysNone(answer) ? [[id, answer]] : [];
    }),
  );
