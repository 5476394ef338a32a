import type { Question } from '#modules/quiz/index.ts';

/** The condition "chose anything but none" for a question with these options. */
export const somethingChosen = (
  question: string,
  options: readonly { readonly value: string }[],
): NonNullable<Question['showIf']> => ({
  op: 'anyOf',
  question,
  values: options.map((option) => option.value).filter((value) => value !== 'none'),
});
