/** Page files by path from the root, `/simulators/demo/pages/clock.page.tsx`, each with its import function. */
export type LoadPages = () => Promise<Readonly<Record<string, () => Promise<unknown>>>>;

/**
 * Adds pages that are not in the build's own list, before the first page is rendered. The list reads them from a global
 * symbol (vite/simulator-pages.ts), because it may be built while the server runs from source.
 */
export const addPages = (load: LoadPages): void => {
  Reflect.set(globalThis, Symbol.for('thicket.additional-pages'), load);
};
