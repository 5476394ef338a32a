/** No answer is an option of its own, and the preselected one. */
export const SKIP = 'skip';
export const SIDE_EFFECT = 'side-effect';

/** Optional reasons for canceling. The text is stored as shown. */
export const cancelReasons: readonly { readonly value: string; readonly label: string }[] = [
  { value: SKIP, label: 'Skip this question' },
  { value: 'price', label: 'It costs too much' },
  { value: SIDE_EFFECT, label: 'A side effect' },
  { value: 'no-result', label: 'I see no result' },
  { value: 'enough', label: 'I have enough at home' },
  { value: 'other', label: 'Something else' },
];

/** The feedback to send; null when the question was skipped. */
export const feedbackOf = (reason: string): string | null =>
  reason === SKIP ? null : (cancelReasons.find(({ value }) => value === reason)?.label ?? null);
