import { answerOf, choicesIn } from './answers.ts';
import { type Condition, specialAnswers } from './types.ts';

const isSpecial = (value: string): boolean => Object.values<string>(specialAnswers).includes(value);

/** Whether the answer equals or includes the choice. `all` includes every ordinary choice. */
const includes = (answer: unknown, value: string): boolean => {
  const choices = choicesIn(answer);
  return choices.includes(value) || (choices.includes(specialAnswers.all) && !isSpecial(value));
};

/** Whether a condition is true for these answers. An answer of an unexpected type counts as unanswered. */
export const holds = (condition: Condition, answers: Readonly<Record<string, unknown>>): boolean => {
  switch (condition.op) {
    case 'equals':
      return answerOf(answers, condition.question) === condition.value;
    case 'includes':
      return includes(answerOf(answers, condition.question), condition.value);
    case 'anyOf': {
      const answer = answerOf(answers, condition.question);
      return condition.values.some((value) => includes(answer, value));
    }
    case 'not':
      return !holds(condition.condition, answers);
    case 'and':
      return condition.conditions.every((part) => holds(part, answers));
    case 'or':
      return condition.conditions.some((part) => holds(part, answers));
  }
};

/** The ids of the questions that a condition depends on. */
export const questionsIn = (condition: Condition): readonly string[] => {
  switch (condition.op) {
    case 'not':
      return questionsIn(condition.condition);
    case 'and':
    case 'or':
      return condition.conditions.flatMap(questionsIn);
    default:
      return [condition.question];
  }
};

/** Pairs of question and value that a condition compares, used to check that those options exist. */
export const comparisonsIn = (condition: Condition): readonly (readonly [string, string | number])[] => {
  switch (condition.op) {
    case 'not':
      return comparisonsIn(condition.condition);
    case 'and':
    case 'or':
      return condition.conditions.flatMap(comparisonsIn);
    case 'anyOf':
      return condition.values.map((value) => [condition.question, value] as const);
    default:
      return [[condition.question, condition.value]];
  }
};
