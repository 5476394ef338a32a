import type { QuestionGroup } from './question.ts';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** The questions that contain every search word, also as the start of a word, in their groups. Without words: all. */
export const searchQuestions = (
  groups: readonly QuestionGroup[],
  search: string,
): readonly QuestionGroup[] => {
  const wanted = wordsOf(search);
  if (wanted.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((item) => {
        const words = wordsOf([item.question, ...item.answer].join(' '));
        return wanted.every((start) => words.some((word) => word.startsWith(start)));
      }),
    }))
    .filter((group) => group.questions.length > 0);
};
