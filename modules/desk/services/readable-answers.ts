import type { PatientFact } from '#modules/eligibility/index.ts';
import {
  type Answers,
  type AnswerValue,
  answerText,
  type QuizConfig,
  visibleQuestions,
} from '#modules/quiz/index.ts';

/** One answer as a clinician reads it. */
export interface ReadAnswer {
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
  readonly changed: boolean;
  /** The earlier answer, when it was different. */
  readonly previous: string | null;
  readonly flagged: boolean;
  readonly section: string;
}

/** One answer with its question, also one that is not asked any more. */
export const readAnswer = (
  config: QuizConfig,
  questionId: string,
  answer: AnswerValue | undefined,
): { readonly question: string; readonly answer: string } => {
  const known = [
    ...config.sections.flatMap(({ questions }) => questions),
    ...(config.retired ?? []).map((retired) => retired.question),
  ].find(({ id }) => id === questionId);
  if (answer === undefined) return { question: known?.label ?? questionId, answer: 'Not answered' };
  return known
    ? { question: known.label, answer: answerText(known, answer) }
    : { question: questionId, answer: JSON.stringify(answer) };
};

const answerTo = (answers: Answers, id: string): AnswerValue | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/**
 * The questions that were asked, with their answers, in the order of the form. `facts` are everything
 * that is known of the patient, newest last; `flagged` are the questions that a rule refers to.
 */
export const readAnswers = (
  config: QuizConfig,
  answers: Answers,
  facts: readonly PatientFact[],
  flagged: ReadonlySet<string>,
): readonly ReadAnswer[] => {
  const visible = new Set(visibleQuestions(config, answers).map((question) => question.id));
  const retired = (config.retired ?? []).map(({ question }) => question);
  const sections = [
    ...config.sections.map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ id }) => visible.has(id)),
    })),
    // Questions that only an older version asked stay readable.
    { title: 'No longer asked', questions: retired.filter(({ id }) => answerTo(answers, id) !== undefined) },
  ];
  return sections.flatMap((section) =>
    section.questions.map((question) => {
      const { id, label } = question;
      const given = answerTo(answers, id);
      const answer = given === undefined ? 'Not answered' : answerText(question, given);
      const before = facts
        // What a draft said before it was sent counts as an earlier answer only where it fired a rule.
        .filter(({ stage, ruleIds }) => stage !== 'draft' || ruleIds.length > 0)
        .flatMap((fact) => (fact.question === id && fact.value !== null ? [fact.value] : []))
        .map((value) => answerText(question, value))
        .findLast((words) => words !== answer);
      return {
        questionId: id,
        question: label,
        answer,
        changed: before !== undefined,
        previous: before ?? null,
        flagged: flagged.has(id),
        section: section.title,
      };
    }),
  );
};
