import type { DrugType } from '#modules/catalogue/index.ts';
import type { Question } from '#modules/quiz/index.ts';
import type { Rule } from './rule.ts';

const isAbout = ({ appliesTo }: Rule, drugTypes: readonly DrugType[]): boolean =>
  appliesTo === 'all' || appliesTo.some((drug) => drugTypes.includes(drug));

/**
 * The unanswered questions that a rule of these drugs reads, each once. `visible` are the questions that the answers
 * make visible in the questionnaires built for these drugs; a hidden question needs no answer.
 */
export const unansweredQuestions = (
  rules: readonly Rule[],
  drugTypes: readonly DrugType[],
  visible: readonly Question[],
  isAnswered: (questionId: string) => boolean,
): readonly Question[] => {
  const inputs = new Set(rules.filter((rule) => isAbout(rule, drugTypes)).flatMap((rule) => rule.inputs));
  const open = visible.filter(({ id }) => inputs.has(id) && !isAnswered(id));
  return open.filter(({ id }, index) => open.findIndex((other) => other.id === id) === index);
};
