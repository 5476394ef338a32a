import type { Answers, Question, QuizConfig } from '#modules/quiz/index.ts';
import { parseAnswers, parseConfig, visibleQuestions } from '#modules/quiz/ui.ts';
import type { DeskDetail } from './decision-view.ts';

type SentForm = NonNullable<DeskDetail['answerForm']>;

/** The answers that may be recorded in a case, and those that are required before it can be decided. */
export interface AnswerForm {
  readonly config: QuizConfig;
  /** As last submitted or corrected. */
  readonly answers: Answers;
  /** Missing or too old. */
  readonly neededIds: readonly string[];
}

/** The typed values by question id; questions that were not touched are absent. */
export type Typed = Readonly<Record<string, unknown>>;

export const readForm = ({ config, answers, neededIds }: SentForm): AnswerForm => ({
  config: parseConfig(config),
  answers: parseAnswers(answers),
  neededIds,
});

const isEmpty = (answer: unknown): boolean =>
  answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);

/**
 * The value of a field. An outdated answer is not shown, so that the patient is really asked again; one that the
 * clinician chose to correct is.
 */
export const answerShown = ({ answers, neededIds }: AnswerForm, typed: Typed, id: string): unknown => {
  if (Object.hasOwn(typed, id)) return typed[id];
  return neededIds.includes(id) || !Object.hasOwn(answers, id) ? undefined : answers[id];
};

/** The questions that are asked with these answers, as on the patient's own page. */
const asked = ({ config, answers }: AnswerForm, typed: Typed): readonly Question[] =>
  visibleQuestions(config, { ...answers, ...typed });

/**
 * The questions to record: those that a decision needs, those that the form cannot be saved without, and those that the
 * clinician chose; in the order of the form.
 */
export const questionsToRecord = (
  form: AnswerForm,
  typed: Typed,
  chosen: readonly string[],
): readonly Question[] =>
  asked(form, typed).filter(
    ({ id, required }) =>
      form.neededIds.includes(id) || chosen.includes(id) || (required && !Object.hasOwn(form.answers, id)),
  );

/** Every other question of the case, as choices. */
export const otherQuestions = (form: AnswerForm, typed: Typed, chosen: readonly string[]) => {
  const shown = questionsToRecord(form, typed, chosen);
  return asked(form, typed)
    .filter((question) => !shown.includes(question))
    .map(({ id, label }) => ({ value: id, label }));
};

/** The input to send: all answers of the form, and the questions that the patient answered now. */
export const recordOf = (form: AnswerForm, typed: Typed, chosen: readonly string[]) => {
  const questions = questionsToRecord(form, typed, chosen).map(({ id }) => id);
  const given = questions.filter((id) => !isEmpty(answerShown(form, typed, id)));
  // Emptied by the clinician: the answer is removed. Questions that were not asked again stay unchanged.
  const emptied = questions.filter((id) => Object.hasOwn(typed, id) && !given.includes(id));
  const kept = Object.entries(form.answers).filter(([id]) => !emptied.includes(id));
  const answers: Typed = {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(given.map((id) => [id, answerShown(form, typed, id)])),
  };
  return { answersJson: JSON.stringify(answers), askedAgain: given };
};

/** The chosen questions with those that have a problem, which have to be shown. */
export const withProblems = (
  form: AnswerForm,
  chosen: readonly string[],
  fields: readonly string[],
): readonly string[] => {
  const known = form.config.sections.flatMap(({ questions }) => questions).map(({ id }) => id);
  return [...new Set([...chosen, ...fields.filter((field) => known.includes(field))])];
};
