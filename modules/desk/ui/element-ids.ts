/** Element ids that buttons jump to. They never go into the address, because a rule id reveals health data. */
export const answerId = (questionId: string): string => `desk-answer-${questionId}`;
export const flagId = (ruleId: string): string => `desk-flag-${ruleId}`;

/** The sections of the patient's chart, in order. */
export const chartSections = ['patient', 'medicines', 'readings', 'history'] as const;
export type ChartSection = (typeof chartSections)[number];
export const chartSectionId = (section: ChartSection): string => `desk-chart-${section}`;

/** Scrolls to an element and focuses it, so that it is highlighted and screen readers read it out. */
export const reveal = (id: string): void => {
  const element = document.getElementById(id);
  if (!element) return;
  element.focus({ preventScroll: true });
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
};

/** The list of reasons that block an approval. */
export const BLOCKS_ID = 'desk-blocks';
/** The field for a message to the patient. */
export const MESSAGE_FIELD = 'desk-message';
