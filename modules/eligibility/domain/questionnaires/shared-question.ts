import type { Question } from '#modules/quiz/index.ts';
import type { DrugSection } from './drug-question.ts';

/** A question of another section under its own id, with other words where this questionnaire needs them. */
export const sharedQuestion = (
  section: DrugSection,
  id: string,
  words: Partial<Pick<Question, 'label' | 'why' | 'help'>> = {},
): Question => {
  const found = section.questions.find(({ question }) => question.id === id);
  if (!found) throw new Error(`The section ${section.id} has no question ${id}.`);
  return { ...found.question, ...words };
};
