import { choicesIn, isBloodPressure } from './answers.ts';
import { isCalendarDay } from './calendar.ts';
import { type Answers, type AnswerValue, type Question, type QuizConfig, questionsOf } from './types.ts';

export interface CarriedOver {
  readonly answers: Answers;
  /** Questions that no longer exist in the newer config; their answers were removed. */
  readonly retired: readonly string[];
  /** Questions that still exist but whose answer is no longer valid; they are asked again. */
  readonly askAgain: readonly string[];
}

/** Whether an answer still has the type that the question expects, and every choice is still offered. */
const stillFits = (question: Question, answer: AnswerValue): boolean => {
  switch (question.type) {
    case 'multipleChoice':
      return Array.isArray(answer) && allOffered(question.options, answer);
    case 'dropdown':
    case 'singleChoice':
    case 'singleChoiceImage':
      return typeof answer === 'string' && allOffered(question.options, answer);
    case 'number':
      return typeof answer === 'number';
    case 'date':
      return isCalendarDay(answer);
    case 'bloodPressure':
      return isBloodPressure(answer);
    default:
      return typeof answer === 'string';
  }
};

const allOffered = (options: readonly { readonly value: string }[], answer: AnswerValue): boolean =>
  choicesIn(answer).every((choice) => options.some((option) => option.value === choice));

/** Moves a draft from an older version of a questionnaire to `config`, keeping every answer that is still valid. */
export const carryOver = (answers: Answers, config: QuizConfig): CarriedOver => {
  const questions = new Map(questionsOf(config).map((question) => [question.id, question]));
  const retired: string[] = [];
  const askAgain: string[] = [];
  const kept = Object.entries(answers).filter(([id, answer]) => {
    const question = questions.get(id);
    if (question === undefined) retired.push(id);
    else if (!stillFits(question, answer)) askAgain.push(id);
    else return true;
    return false;
  });
  return { answers: Object.fromEntries(kept), retired, askAgain };
};
