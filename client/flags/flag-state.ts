import type { BrowserFlagValues } from '#config/flag-catalogue.ts';

let state: BrowserFlagValues | null = null;

/** “Feature flags received at page load are merged into the flag state” (specification, section 4); gives the state. */
export const mergePageFlags = (received: BrowserFlagValues): BrowserFlagValues => {
  state = { ...state, ...received };
  return state;
};

/**
 * Merges flags that arrived later. The current page keeps its appearance, so that nothing flickers; the next
 * page is rendered with them.
 */
export const mergeFlags = (received: Partial<BrowserFlagValues>): void => {
  if (state) state = { ...state, ...received };
};
