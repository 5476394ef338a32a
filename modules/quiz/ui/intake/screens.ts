import {
  type Answers,
  answerOf,
  decodeAnswer,
  isAnswers,
  isBlank,
  type Question,
  type QuizConfig,
  questionsOf,
  resumeQuestion,
  validateAnswer,
  visibleQuestions,
} from '../../domain/intake/index.ts';

/** What has been typed so far, by question id; it may be half finished, such as a blood pressure without a day. */
export type Typed = Readonly<Record<string, unknown>>;

/** A screen of the questionnaire: the words before it, one question (by id), or all answers together. */
export type Screen = 'intro' | 'review' | { readonly question: string };

export const nameOf = (screen: Screen): string => (typeof screen === 'string' ? screen : screen.question);

/** A choice with a single answer is a statement to agree to; it is asked on the review screen, never ticked before. */
const isAgreement = (question: Question): boolean =>
  question.type === 'singleChoice' && question.options.length === 1;

/** The questions with a screen of their own, in order. */
export const askedQuestions = (config: QuizConfig, typed: Typed): readonly Question[] =>
  visibleQuestions(config, typed).filter((question) => !isAgreement(question));

export const agreementsOf = (config: QuizConfig, typed: Typed): readonly Question[] =>
  visibleQuestions(config, typed).filter(isAgreement);

/** The answers worth saving: a draft may be incomplete, but a malformed answer would be refused as a whole. */
export const savable = (config: QuizConfig, typed: Typed, today: Date): Answers => {
  const kept = Object.fromEntries(
    questionsOf(config).flatMap((question) => {
      const answer = decodeAnswer(question, answerOf(typed, question.id));
      const isSound = !isBlank(answer) && validateAnswer(question, answer, today) === null;
      return isSound ? [[question.id, answer]] : [];
    }),
  );
  return isAnswers(kept) ? kept : {};
};

/** Where to begin: before the first answer with an introduction, later at the first question that is open. */
export const resumeScreen = (config: QuizConfig, typed: Typed, today: Date): Screen => {
  const open = resumeQuestion(config, typed, today);
  const asked = askedQuestions(config, typed);
  if (open === null || isAgreement(open)) return 'review';
  return open.id === asked[0]?.id ? 'intro' : { question: open.id };
};

/** The screen after a question; the review follows the last. */
export const screenAfter = (config: QuizConfig, typed: Typed, questionId: string): Screen => {
  const asked = askedQuestions(config, typed);
  const next = asked[asked.findIndex((question) => question.id === questionId) + 1];
  return next ? { question: next.id } : 'review';
};

/** The screen before one; null before the first question. */
export const screenBefore = (config: QuizConfig, typed: Typed, screen: Screen): Screen | null => {
  if (screen === 'intro') return null;
  const asked = askedQuestions(config, typed);
  const at = screen === 'review' ? asked.length : asked.findIndex(({ id }) => id === screen.question);
  const before = asked[at - 1];
  return before ? { question: before.id } : 'intro';
};

export interface PartProgress {
  /** Counted from 1. */
  readonly part: number;
  readonly parts: number;
  readonly title: string;
  /** Questions before this one, and all of them. */
  readonly done: number;
  readonly total: number;
}

/** Which part of the questionnaire a question belongs to, among the parts that are asked. */
export const partProgress = (config: QuizConfig, typed: Typed, questionId: string): PartProgress => {
  const asked = askedQuestions(config, typed);
  const sections = config.sections.filter((section) => section.questions.some((q) => asked.includes(q)));
  const index = sections.findIndex((section) => section.questions.some(({ id }) => id === questionId));
  return {
    part: index + 1,
    parts: sections.length,
    title: sections[index]?.title ?? '',
    done: Math.max(
      0,
      asked.findIndex(({ id }) => id === questionId),
    ),
    total: asked.length,
  };
};

/** The first screen of these that can show one of the fields at fault, in the order of the questions. */
export const screenAtFault = (config: QuizConfig, typed: Typed, fields: readonly string[]): Screen | null => {
  const first = askedQuestions(config, typed).find(({ id }) => fields.includes(id));
  if (first) return { question: first.id };
  return agreementsOf(config, typed).some(({ id }) => fields.includes(id)) ? 'review' : null;
};
