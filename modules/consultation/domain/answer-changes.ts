import type { Answers, AnswerValue } from '#modules/quiz/index.ts';

/** One answer that was corrected; a missing side was not answered. */
export interface AnswerChange {
  readonly questionId: string;
  readonly before?: AnswerValue;
  readonly after?: AnswerValue;
}

const answerTo = (answers: Answers, id: string): AnswerValue | undefined =>
  Object.hasOwn(answers, id) ? answers[id] : undefined;

/** The questions whose answers differ, in the order in which they were answered. */
export const changedAnswers = (before: Answers, after: Answers): readonly AnswerChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((questionId) => {
    const [was, is] = [answerTo(before, questionId), answerTo(after, questionId)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [
      {
        questionId,
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { after: is }),
      },
    ];
  });
