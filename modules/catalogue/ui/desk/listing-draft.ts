import { formatMoney, parseMoney } from '#kernel/money.ts';
import type { FieldProblem } from '#kernel/result.ts';
import { repriced } from '../../domain/listing-change.ts';
import { priceWarnings } from '../../domain/price-checks.ts';
import type { ListingDetailFragment } from './listing-detail.generated.ts';

/** The form's values by field name: `price.211` is `$54.00`, `unavailableStates` is `AK,TX`. */
export type Draft = Readonly<Record<string, string>>;

const priceField = (productId: number): string => `price.${productId}`;

export const draftOf = (listing: ListingDetailFragment): Draft => ({
  title: listing.title,
  description: listing.description,
  instructions: listing.instructions,
  ...(listing.resultsPage === null ? {} : { resultsPage: listing.resultsPage }),
  unavailableStates: listing.unavailableStates.map(({ code }) => code).join(),
  ...Object.fromEntries(listing.products.map(({ id, price }) => [priceField(id), formatMoney(price)])),
});

/**
 * Merges a form with a change that another operator saved: edited fields stay, the others take the new values.
 * `clashes` are the fields that both changed, differently.
 */
export const mergeDrafts = (mine: Draft, base: Draft, theirs: Draft): { draft: Draft; clashes: string[] } => {
  const fields = Object.keys(theirs);
  const touched = fields.filter((field) => field in mine && mine[field] !== base[field]);
  return {
    draft: { ...theirs, ...Object.fromEntries(touched.map((field) => [field, mine[field] ?? ''])) },
    clashes: touched.filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field]),
  };
};

/** The form's valid prices, in cents; the others stay as they are. */
const pricesOf = (listing: ListingDetailFragment, draft: Draft) =>
  listing.products.flatMap(({ id, price }) => {
    const cents = parseMoney(draft[priceField(id)] ?? '');
    return cents === null || cents === price ? [] : [{ productId: id, price: cents }];
  });

/** Prices that cannot be parsed. */
export const draftProblems = (listing: ListingDetailFragment, draft: Draft): FieldProblem[] =>
  listing.products.flatMap(({ id }) =>
    parseMoney(draft[priceField(id)] ?? '') === null
      ? [{ field: priceField(id), message: 'Write the price in dollars, such as $54.00.' }]
      : [],
  );

/** Warnings about the form's prices, the same as the server's. */
export const draftWarnings = (listing: ListingDetailFragment, draft: Draft): readonly string[] => {
  const before = listing.products.map((product) => ({ ...product, listingId: listing.id }));
  return priceWarnings(before, repriced(before, pricesOf(listing, draft)));
};

export const statesOf = (draft: Draft): readonly string[] =>
  (draft.unavailableStates ?? '').split(',').filter(Boolean);

/** The fields that differ from the listing, as API input. */
export const draftInput = (listing: ListingDetailFragment, draft: Draft) => {
  const now = draftOf(listing);
  const changed = (field: string): string | undefined =>
    draft[field] === now[field] ? undefined : draft[field];
  return {
    listingId: listing.id,
    version: listing.version,
    prices: pricesOf(listing, draft),
    title: changed('title'),
    description: changed('description'),
    instructions: changed('instructions'),
    resultsPage: changed('resultsPage'),
    unavailableStates: changed('unavailableStates') === undefined ? undefined : statesOf(draft),
  };
};
