import type { Pair } from './product-pages/shape.ts';

/** Short texts under their titles, in order. */
export const titled = (texts: Readonly<Record<string, string>>): readonly Pair[] =>
  Object.entries(texts).map(([title, text]) => ({ title, text }));
