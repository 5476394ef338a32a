export { answerText } from './answer-text.ts';
export { answerOf, choicesIn, isAnswers, isBlank, isBloodPressure } from './answers.ts';
export { carryOver } from './carry-over.ts';
export { type ConfigFile, checkConfig, checkConfigFiles } from './check-config.ts';
export { decodeAnswer } from './decode-answer.ts';
export { draftView, savedView } from './draft-view.ts';
export {
  progress,
  pruneHidden,
  visibleQuestions,
} from './flow.ts';
export { gatesOf, possibleQuestions } from './possible-questions.ts';
export { readDraft } from './read-draft.ts';
export {
  type Answers,
  type ChoiceQuestion,
  type Question,
  type QuizConfig,
  questionsOf,
  specialAnswers,
} from './types.ts';
export { resumeQuestion, validateAll, validateAnswer, validateDraft } from './validate.ts';
export { longestText } from './validate-answer.ts';
