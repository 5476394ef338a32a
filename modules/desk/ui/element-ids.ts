/** Element ids of the places one can jump to. They never go into the address: a rule id tells of health. */
export const answerId = (questionId: string): string => `desk-answer-${questionId}`;
export const flagId = (ruleId: string): string => `desk-flag-${ruleId}`;

/** Scrolls to an element and gives it the focus, so that it is marked and read out. */
export const reveal = (id: string): void => {
  const element = document.getElementById(id);
  if (!element) return;
  element.focus({ preventScroll: true });
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
};

/** What stands in the way of an approval. */
export const BLOCKS_ID = 'desk-blocks';
/** The field for a message to the patient. */
export const MESSAGE_FIELD = 'desk-message';
