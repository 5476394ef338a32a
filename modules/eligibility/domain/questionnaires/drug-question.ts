import type { DrugType } from '#modules/catalogue/index.ts';
import type { Question, QuizConfig } from '#modules/quiz/index.ts';

type Section = QuizConfig['sections'][number];

/** A question that is asked only when the visit is about one of these drugs; always when `onlyFor` is left out. */
export interface DrugQuestion {
  readonly question: Question;
  readonly onlyFor?: readonly DrugType[];
}

export interface DrugSection {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly DrugQuestion[];
}

export const always = (...questions: Question[]): readonly DrugQuestion[] =>
  questions.map((question) => ({ question }));

export const onlyFor = (drugs: readonly DrugType[], ...questions: Question[]): readonly DrugQuestion[] =>
  questions.map((question) => ({ question, onlyFor: drugs }));

/** The sections with the questions that these drugs need; a section without questions is left out. */
export const sectionsFor = (
  sections: readonly DrugSection[],
  drugTypes: readonly DrugType[],
): readonly Section[] =>
  sections
    .map(({ id, title, questions }) => ({
      id,
      title,
      questions: questions
        .filter(({ onlyFor: drugs }) => drugs === undefined || drugs.some((drug) => drugTypes.includes(drug)))
        .map(({ question }) => question),
    }))
    .filter(({ questions }) => questions.length > 0);
