import type { Question } from '#modules/quiz/index.ts';
import type { DrugQuestion } from '../drug-question.ts';

/** Repeats a question of the first intake, but only when the patient answered that this has changed. */
export const whenChanged = (change: string, questions: readonly DrugQuestion[]): readonly DrugQuestion[] => {
  const changed: NonNullable<Question['showIf']> = { op: 'includes', question: 'changes', value: change };
  return questions.map(({ question, ...rest }) => ({
    ...rest,
    question: {
      ...question,
      showIf: question.showIf === undefined ? changed : { op: 'and', conditions: [changed, question.showIf] },
    },
  }));
};
