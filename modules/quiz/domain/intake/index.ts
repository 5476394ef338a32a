export { answerOf, choicesIn, isAnswers, isBlank, isBloodPressure } from './answers.ts';
export { carryOver } from './carry-over.ts';
export { checkConfig } from './check-config.ts';
export {
  nextQuestion,
  previousQuestion,
  progress,
  pruneHidden,
  visibleQuestions,
} from './flow.ts';
export {
  type Answers,
  type ChoiceQuestion,
  type Question,
  type QuizConfig,
  questionsOf,
  specialAnswers,
} from './types.ts';
export { resumeQuestion, validateAll, validateAnswer, validateDraft } from './validate.ts';
