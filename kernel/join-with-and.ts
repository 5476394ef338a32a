/** `Alaska`, `Alaska and Texas`, `Alaska, Ohio and Texas`. */
export const joinWithAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
