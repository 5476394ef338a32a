import type { BrowserFlagValues } from '#config/flag-catalogue.ts';

let state: BrowserFlagValues | null = null;

/** Merges the flags that came with a page into those known before (S4.28); returns the state. */
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
