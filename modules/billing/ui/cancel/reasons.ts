import type { FieldProblem } from '#kernel/result.ts';

/** The form's id where it works without scripts. */
export const CANCEL_FORM = 'billing.cancel';

/** Which subscription ends is not said. */
export const unchosen: FieldProblem = {
  field: 'subscriptionId',
  message: 'Choose the subscription to cancel.',
};

/** No answer is an option of its own, and the preselected one. */
export const SKIP = 'skip';
export const SIDE_EFFECT = 'side-effect';

/** Optional reasons for canceling. The text is stored as shown. */
export const cancelReasons: readonly { readonly value: string; readonly label: string }[] = [
  { value: SKIP, label: 'Skip this question' },
  { value: 'price', label: 'It costs too much' },
  { value: SIDE_EFFECT, label: 'A side effect' },
  { value: 'no-result', label: 'I see no results' },
  { value: 'enough', label: 'I have enough at home' },
  { value: 'other', label: 'Something else' },
];

/** Characters of the patient's own words; with the reason they fit into what is stored. */
export const FEEDBACK_LIMIT = 900;

/** The feedback to send: the reason and the patient's own words; null without either. */
export const feedbackOf = (reason: string, words: string): string | null => {
  const label = reason === SKIP ? undefined : cancelReasons.find(({ value }) => value === reason)?.label;
  const said = words.trim();
  return [label, said].filter(Boolean).join(': ') || null;
};
