import { answerOf, isBlank } from './answers.ts';
import { holds, questionsIn } from './conditions.ts';
import { type Condition, type Question, type QuizConfig, questionsOf } from './types.ts';

/** What is known of a question: its answer, that it is hidden for good, or neither. */
type Known = { readonly answer: unknown } | 'open';

/** Whether a condition is true; null while that depends on a question without an answer. */
const mayHold = (condition: Condition, known: ReadonlyMap<string, Known>): boolean | null => {
  switch (condition.op) {
    case 'not': {
      const inner = mayHold(condition.condition, known);
      return inner === null ? null : !inner;
    }
    case 'and': {
      const parts = condition.conditions.map((part) => mayHold(part, known));
      return parts.includes(false) ? false : parts.includes(null) ? null : true;
    }
    case 'or': {
      const parts = condition.conditions.map((part) => mayHold(part, known));
      return parts.includes(true) ? true : parts.includes(null) ? null : false;
    }
    default: {
      const gate = known.get(condition.question);
      if (gate === 'open') return null;
      return holds(condition, { [condition.question]: gate?.answer });
    }
  }
};

/**
 * The questions that are shown now or may be shown once the open ones are answered. What an answered question hides is
 * not among them, and neither is what depends on a hidden question only.
 */
export const possibleQuestions = (
  config: QuizConfig,
  answers: Readonly<Record<string, unknown>>,
): readonly Question[] => {
  const known = new Map<string, Known>();
  return questionsOf(config).filter((question) => {
    const isShown = question.showIf === undefined ? true : mayHold(question.showIf, known);
    if (isShown === false) return false;
    const answer = answerOf(answers, question.id);
    known.set(question.id, isBlank(answer) ? 'open' : { answer });
    return true;
  });
};

/** The ids of the questions that decide whether this one is shown. */
export const gatesOf = ({ showIf }: Question): readonly string[] => (showIf ? questionsIn(showIf) : []);
