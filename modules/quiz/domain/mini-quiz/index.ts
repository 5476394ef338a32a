export { type MiniQuizAnswers, type MiniQuizField, noAnswers } from './answers.ts';
export { parseMiniQuizAnswers } from './parse-answers.ts';
export type { MiniQuizQuestion } from './questions.ts';
export type { MiniQuizVariant } from './recommendation-rules.ts';
export { type Recommendations, recommend } from './recommendations.ts';
export { type MiniQuizFlags, questionsFor, withoutUnaskedAnswers } from './steps.ts';
