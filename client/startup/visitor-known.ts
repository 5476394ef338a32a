let resolveKnown = (): void => {};
const known = new Promise<void>((resolve) => {
  resolveKnown = resolve;
});

/** Resolves when the start-up of this browser is over: the visitor's lead id is stored then, unless the start-up failed. */
export const whenVisitorIsKnown = (): Promise<void> => known;

/** Called once the start-up is over. */
export const visitorIsKnown = (): void => resolveKnown();
