import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import type { ReceivedRequest } from '#simulators/payment-processor/api.ts';

/** A form's or an address's text as it reads; what is not encoded stays as it is. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/** Every name, type and slug of the catalog's products, in lower case. */
export const productWords = async (scope: Scope): Promise<readonly string[]> => {
  const products = await scope.use(cataloguePort).products();
  const names = products.flatMap(({ drugType, displayedName, publicDisplayedName, title, listingId }) => [
    ...[drugType, drugType.replaceAll('_', ' '), drugType.replaceAll('_', '-')],
    ...[displayedName, publicDisplayedName, title, listingId],
  ]);
  return [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => name.length > 3);
};

/**
 * What requests to another company tell about products: each of the ids as a number of its own, and every name or slug of
 * the catalog. `ids`: of what was ordered; others may be amounts.
 */
export const productTraces = async (
  scope: Scope,
  requests: readonly ReceivedRequest[],
  ids: readonly number[],
): Promise<string[]> => {
  const words = await productWords(scope);
  const numbers = new RegExp(`(?<![0-9a-z])(?:${ids.join('|')})(?![0-9a-z])`, 'i');
  return requests.flatMap(({ method, url, idempotencyKey, body }) => {
    const text = decoded(`${method} ${url} ${idempotencyKey} ${body}`);
    return numbers.test(text) || words.some((word) => text.toLowerCase().includes(word)) ? [text] : [];
  });
};
