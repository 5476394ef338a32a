import type { Scope } from '#server/scope.ts';
import { decoded, productWords } from './product-traces.ts';

/** Conditions and their symptoms, as people and product texts name them. */
const conditions =
  /hair|scalp|bald|alopecia|shedding|erecti|ejaculat|impoten|libido|sexual|depress|suicid|prostat|tablet|foam/i;

/** Returns what finds the words of products and conditions in a text. */
export const healthFinder = async (scope: Scope): Promise<(text: string) => readonly string[]> => {
  const words = await productWords(scope);
  return (text) => {
    const lower = decoded(text).toLowerCase();
    return [...words.filter((word) => lower.includes(word)), ...(lower.match(conditions) ?? [])];
  };
};
