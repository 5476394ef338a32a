/** Not answering is an answer like the others, and the one chosen to begin with. */
export const SKIP = 'skip';
export const SIDE_EFFECT = 'A side effect';

/** Why somebody cancels, if he cares to say; the words are what we keep. */
export const cancelReasons: readonly { readonly value: string; readonly label: string }[] = [
  { value: SKIP, label: 'Skip this question' },
  { value: 'It costs too much', label: 'It costs too much' },
  { value: SIDE_EFFECT, label: 'A side effect' },
  { value: 'I see no result', label: 'I see no result' },
  { value: 'I have enough at home', label: 'I have enough at home' },
  { value: 'Something else', label: 'Something else' },
];
