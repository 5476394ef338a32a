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

/** What has been typed so far, by question id; may be incomplete, such as a blood pressure without a date. */
export type Typed = Readonly<Record<string, unknown>>;

/** A screen of the questionnaire: the introduction, one question (by id), or the review. */
export type Screen = 'intro' | 'review' | { readonly question: string };

export const nameOf = (screen: Screen): string => (typeof screen === 'string' ? screen : screen.question);

/** A choice with a single option is a statement to agree to. It is asked on the review screen and never preselected. */
const isAgreement = (question: Question): boolean =>
  question.type === 'singleChoice' && question.options.length === 1;

/** The questions that have their own screen, in order. */
export const askedQuestions = (config: QuizConfig, typed: Typed): readonly Question[] =>
  visibleQuestions(config, typed).filter((question) => !isAgreement(question));

export const agreementsOf = (config: QuizConfig, typed: Typed): readonly Question[] =>
  visibleQuestions(config, typed).filter(isAgreement);

/** Questions under one heading of the review. */
export interface ReviewPart {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The asked questions under the titles of their sections; neighboring sections of one title share a heading. */
export const reviewParts = (config: QuizConfig, typed: Typed): readonly ReviewPart[] => {
  const asked = askedQuestions(config, typed);
  const parts: ReviewPart[] = [];
  for (const { id, title, questions: all } of config.sections) {
    const questions = all.filter((question) => asked.includes(question));
    const last = parts.at(-1);
    if (questions.length === 0) continue;
    if (last?.title === title) parts.splice(-1, 1, { ...last, questions: [...last.questions, ...questions] });
    else parts.push({ id, title, questions });
  }
  return parts;
};

/** The answers to save: a draft may be incomplete, but one malformed answer would make the server refuse all of it. */
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

/** Where to start: the introduction before the first answer, later the first open question. */
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

/** The previous screen; null before the first question. */
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
  /** The number of questions before this one, and of all of them. */
  readonly done: number;
  readonly total: number;
}

/** The part of the questionnaire that a question belongs to, among the parts that are asked. */
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

/** The first screen, in the order of the questions, that shows one of the invalid fields. */
export const screenAtFault = (config: QuizConfig, typed: Typed, fields: readonly string[]): Screen | null => {
  const first = askedQuestions(config, typed).find(({ id }) => fields.includes(id));
  if (first) return { question: first.id };
  return agreementsOf(config, typed).some(({ id }) => fields.includes(id)) ? 'review' : null;
};

/**
 * The questions among the invalid fields whose answer is well formed, and refused for another reason, such as its age:
 * it has to be given again.
 */
export const refusedAnswers = (
  config: QuizConfig,
  typed: Typed,
  fields: readonly string[],
  today: Date,
): readonly string[] =>
  askedQuestions(config, typed)
    .filter((question) => {
      const answer = decodeAnswer(question, answerOf(typed, question.id));
      return fields.includes(question.id) && !isBlank(answer) && !validateAnswer(question, answer, today);
    })
    .map(({ id }) => id);
