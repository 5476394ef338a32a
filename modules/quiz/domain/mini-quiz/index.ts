export {
  type AnswerTo,
  answerValues,
  type MiniQuizAnswers,
  type MiniQuizField,
  noAnswers,
} from './answers.ts';
export { parseMiniQuizAnswers } from './parse-answers.ts';
export type { MiniQuizOption, MiniQuizQuestion } from './questions.ts';
export type { MiniQuizVariant } from './recommendation-rules.ts';
export { type Recommendation, type Recommendations, recommend } from './recommendations.ts';
export { type MiniQuizFlags, questionsFor, skipsLandingPage, withoutUnaskedAnswers } from './steps.ts';
