import type { DrugType } from '#modules/catalogue/index.ts';
import type { Question } from '#modules/quiz/index.ts';
import type { Rule } from './rule.ts';

const isAbout = ({ appliesTo }: Rule, drugTypes: readonly DrugType[]): boolean =>
  appliesTo === 'all' || appliesTo.some((drug) => drugTypes.includes(drug));

/** What the questionnaires built for the drugs ask: `possible` are also questions that may show once others are answered. */
interface AskedQuestions {
  readonly visible: readonly Question[];
  readonly possible: readonly Question[];
  /** The ids of the questions that decide whether a question is shown. */
  gatesOf(question: Question): readonly string[];
}

/** The questions with those that decide whether they are asked, and so on. */
const withGates = (ids: readonly string[], { possible, gatesOf }: AskedQuestions): ReadonlySet<string> => {
  const all = new Set(ids);
  for (const id of all)
    for (const question of possible)
      if (question.id === id) for (const gate of gatesOf(question)) all.add(gate);
  return all;
};

/**
 * The unanswered visible questions that a rule of these drugs reads, or that decide whether such a question is asked,
 * each once. A hidden question needs no answer.
 */
export const unansweredQuestions = (
  rules: readonly Rule[],
  drugTypes: readonly DrugType[],
  asked: AskedQuestions,
  isAnswered: (questionId: string) => boolean,
): readonly Question[] => {
  const read = new Set(rules.filter((rule) => isAbout(rule, drugTypes)).flatMap((rule) => rule.inputs));
  const { visible, possible } = asked;
  const unanswered = possible.filter(({ id }) => read.has(id) && !isAnswered(id));
  const inputs = withGates(
    unanswered.map(({ id }) => id),
    asked,
  );
  const open = visible.filter(({ id }) => inputs.has(id) && !isAnswered(id));
  return open.filter(({ id }, index) => open.findIndex((other) => other.id === id) === index);
};
