export { answerOf, choicesIn, isAnswers, isBlank, isBloodPressure } from './answers.ts';
export { type CarriedOver, carryOver } from './carry-over.ts';
export { checkConfig } from './check-config.ts';
export {
  nextQuestion,
  type Progress,
  previousQuestion,
  progress,
  pruneHidden,
  visibleQuestions,
} from './flow.ts';
export {
  type Answers,
  type AnswerValue,
  type BloodPressureAnswer,
  type ChoiceQuestion,
  type Condition,
  type Option,
  type Question,
  type QuestionType,
  type QuizConfig,
  type QuizSection,
  questionsOf,
  specialAnswers,
} from './types.ts';
export { resumeQuestion, validateAll, validateAnswer, validateDraft } from './validate.ts';
