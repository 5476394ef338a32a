import { choicesIn } from './answers.ts';
import { type Answers, type Question, type QuizConfig, questionsOf } from './types.ts';

export interface CarriedOver {
  readonly answers: Answers;
  /** Questions that the newer config no longer has; their answers were dropped. */
  readonly retired: readonly string[];
  /** Questions that are still there but no longer offer what was chosen; they are asked again. */
  readonly askAgain: readonly string[];
}

const stillOffered = (question: Question, answer: Answers[string]): boolean =>
  !('options' in question) ||
  choicesIn(answer).every((choice) => question.options.some((option) => option.value === choice));

/** Takes a draft that was begun on an older config into `config`, keeping every answer that still means something. */
export const carryOver = (answers: Answers, config: QuizConfig): CarriedOver => {
  const questions = new Map(questionsOf(config).map((question) => [question.id, question]));
  const retired: string[] = [];
  const askAgain: string[] = [];
  const kept = Object.entries(answers).filter(([id, answer]) => {
    const question = questions.get(id);
    if (question === undefined) retired.push(id);
    else if (!stillOffered(question, answer)) askAgain.push(id);
    else return true;
    return false;
  });
  return { answers: Object.fromEntries(kept), retired, askAgain };
};
