export { type MiniQuizAnswers, type MiniQuizField, noAnswers } from './answers.ts';
export type { MiniQuizVariant } from './conditions.ts';
export type { MiniQuizFlags } from './flags.ts';
export { parseMiniQuizAnswers } from './parse-answers.ts';
export type { QuizQuestion } from './question.ts';
export { type Recommendations, recommend } from './recommendations.ts';
export { questionsFor, skipsLandingPage, withoutUnaskedAnswers } from './steps.ts';
