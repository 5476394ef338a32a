import { readInput } from '#kernel/input/read-input.ts';
import { badInput, type FieldProblem, ok, type Result } from '#kernel/result.ts';
import { listingInput } from './listing-input.ts';
import { priceProblem, priceWarnings } from './price-checks.ts';
import type { Product } from './product.ts';
import { requiredTextProblems, type TextField, textFields } from './required-text.ts';

export type ChangedField = 'price' | 'unavailableStates' | TextField;

/** The name of a field in the API: the results page's texts have a longer one internally. */
export const apiField = (field: string): string =>
  field === 'drugDescriptionResultsPage' ? 'resultsPage' : field;

/** Cents, text, or state codes. Null where a text was or becomes empty. */
export type ChangeValue = number | string | null | readonly string[];

/** The changes that an operator wants to a listing; omitted fields stay as they are. */
export interface WantedListing {
  readonly prices: readonly { readonly productId: number; readonly price: number }[];
  readonly texts: Readonly<Partial<Record<TextField, string>>>;
  readonly unavailableStates?: readonly string[];
  readonly reason: string;
  /** The operator read the warnings about prices and accepts them. */
  readonly acceptWarnings: boolean;
}

export interface FieldChange {
  readonly field: ChangedField;
  readonly productId: number | null;
  readonly from: ChangeValue;
  readonly to: ChangeValue;
}

export const textLimits: Readonly<Record<TextField, number>> = {
  title: 60,
  description: 600,
  instructions: 1_200,
  drugDescriptionResultsPage: 300,
};
const emptyText: Readonly<Record<TextField, string>> = {
  title: 'Write a name.',
  description: 'Write a description.',
  instructions: 'Write how to use it.',
  drugDescriptionResultsPage: 'Write words for the results page.',
};

/** Letters, marks and spaces, without line breaks, because every text is one paragraph. */
const unprintable = /\p{Cc}/u;

const priceChanges = (products: readonly Product[], { prices }: WantedListing): FieldChange[] =>
  products.flatMap((product) => {
    const wanted = prices.find(({ productId }) => productId === product.id)?.price ?? product.price;
    return wanted === product.price
      ? []
      : [{ field: 'price' as const, productId: product.id, from: product.price, to: wanted }];
  });

const textChanges = (first: Product, { texts }: WantedListing): FieldChange[] =>
  textFields.flatMap((field) => {
    const wanted = texts[field]?.trim() ?? first[field];
    return wanted === first[field] ? [] : [{ field, productId: null, from: first[field], to: wanted }];
  });

const stateChange = (first: Product, { unavailableStates }: WantedListing): FieldChange[] => {
  const wanted = [...new Set(unavailableStates ?? first.unavailableStates)].sort();
  return wanted.join() === first.unavailableStates.join()
    ? []
    : [{ field: 'unavailableStates', productId: null, from: first.unavailableStates, to: wanted }];
};

const textProblems = (first: Product, texts: WantedListing['texts']): FieldProblem[] => {
  const lengths = textFields.flatMap((field): FieldProblem[] => {
    const text = texts[field]?.trim();
    if (text === undefined || text === first[field]) return [];
    if (first[field] === null)
      return [{ field, message: 'This product is not recommended on the results page.' }];
    if (text === '') return [{ field, message: emptyText[field] }];
    if (text.length > textLimits[field])
      return [{ field, message: `Use at most ${textLimits[field]} characters; this is ${text.length}.` }];
    return unprintable.test(text) ? [{ field, message: 'Use one paragraph of plain text.' }] : [];
  });
  const unsafe = requiredTextProblems({ ...first, ...texts });
  return [...lengths, ...unsafe.filter(({ field }) => !lengths.some((one) => one.field === field))];
};

/** The products with their new prices. */
export const repriced = <P extends { readonly id: number; readonly price: number }>(
  products: readonly P[],
  prices: WantedListing['prices'],
): P[] =>
  products.map((product) => ({
    ...product,
    price: prices.find(({ productId }) => productId === product.id)?.price ?? product.price,
  }));

/**
 * The changes to a listing's products, one entry per field. BAD_USER_INPUT names every invalid field as
 * names `price.211`, `title`, `unavailableStates`, `reason`, `acceptWarnings`.
 */
export const planChange = (
  products: readonly [Product, ...Product[]],
  wanted: WantedListing,
): Result<readonly FieldChange[]> => {
  const [first] = products;
  const known = new Set(products.map(({ id }) => id));
  const problems: FieldProblem[] = wanted.prices.flatMap(({ productId, price }) => {
    const message = known.has(productId) ? priceProblem(price) : 'This product is not part of this listing.';
    return message === undefined ? [] : [{ field: `price.${productId}`, message }];
  });
  problems.push(...textProblems(first, wanted.texts));
  const read = readInput(listingInput, wanted);
  if (!read.ok) problems.push(...read.failure.fields);
  if (problems.length > 0) return badInput(problems);

  const changes = [
    ...priceChanges(products, wanted),
    ...textChanges(first, wanted),
    ...stateChange(first, wanted),
  ];
  if (changes.length === 0)
    return badInput([{ field: 'reason', message: 'Nothing is different from what is sold now.' }]);
  const warnings = priceWarnings(products, repriced(products, wanted.prices));
  if (warnings.length > 0 && !wanted.acceptWarnings)
    return badInput(warnings.map((message) => ({ field: 'acceptWarnings', message })));
  return ok(changes);
};
