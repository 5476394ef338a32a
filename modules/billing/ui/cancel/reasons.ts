/** Not answering is an answer like the others, and the one chosen to begin with. */
export const SKIP = 'skip';
export const SIDE_EFFECT = 'side-effect';

/** Why somebody cancels, if he cares to say; the words are what we keep. */
export const cancelReasons: readonly { readonly value: string; readonly label: string }[] = [
  { value: SKIP, label: 'Skip this question' },
  { value: 'price', label: 'It costs too much' },
  { value: SIDE_EFFECT, label: 'A side effect' },
  { value: 'no-result', label: 'I see no result' },
  { value: 'enough', label: 'I have enough at home' },
  { value: 'other', label: 'Something else' },
];

/** What is sent along; null when the question was skipped. */
export const feedbackOf = (reason: string): string | null =>
  reason === SKIP ? null : (cancelReasons.find(({ value }) => value === reason)?.label ?? null);
