import type { DrugType } from '#modules/catalogue/index.ts';
import type { Question, QuizConfig } from '#modules/quiz/index.ts';
import type { ClinicalQuestionnaire } from '../registry/service-line.ts';
import { sectionsFor } from './drug-question.ts';
import { contentment } from './questions/check-in/closing.ts';
import { fluid, shedding } from './questions/check-in/hair.ts';
import { botheredByErectionMedicine, doseWishQuestions, missedDaysCount } from './questions/dose-wishes.ts';

/** The questions of a renewal, worded for a change of the dose, with one that follows. */
const forDoseChange = (question: Question): readonly Question[] => {
  if (question.id === 'missed_days') return [question, missedDaysCount];
  if (question.id === 'bp')
    return [
      {
        ...question,
        help: 'A higher dose needs a reading from the last 14 days, with your pulse. Many pharmacies measure both for free.',
      },
    ];
  return [question];
};

/**
 * The questions for a patient who requests another dose: those of a renewal, safety first, then the requested dose of
 * each drug. Answers that they do not report as changed stay.
 */
export const doseChangeOf = (
  name: string,
  version: number,
  renewal: (drugTypes: readonly DrugType[]) => QuizConfig,
): ClinicalQuestionnaire => ({
  name,
  questionsFor: (drugTypes) => {
    // The requested dose of each drug has separate questions, and the rest of the yearly evaluation is asked once a
    // year.
    const left = [contentment.id, shedding.id, fluid.id];
    const sections = renewal(drugTypes).sections.filter(({ id }) => !left.includes(id));
    return {
      name,
      version,
      title: 'Change your dose',
      sections: [
        ...sections
          .slice(0, -1)
          .map((section) => ({ ...section, questions: section.questions.flatMap(forDoseChange) })),
        ...sectionsFor([botheredByErectionMedicine, doseWishQuestions], drugTypes),
        ...sections.slice(-1),
      ],
    };
  },
  historyOf: (known, given) => ({ ...known, ...given }),
});
