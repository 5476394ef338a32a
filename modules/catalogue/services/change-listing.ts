import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { type FieldChange, planChange, type WantedListing } from '../domain/listing-change.ts';
import { textFields } from '../domain/required-text.ts';
import { catalogueEvents } from '../events.ts';
import { type CatalogueChange, changeRepository } from '../repositories/changes.ts';
import { type Listing, listingRepository } from '../repositories/listings.ts';
import { type ProductWithOrigin, productRepository } from '../repositories/products.ts';
import { clearProductCache } from './cached-products.ts';
import type { CatalogueStaff } from './catalogue-staff.ts';

export interface ListingChange extends WantedListing {
  readonly listingId: string;
  /** The version that the operator saw. */
  readonly version: number;
}

const versionConflict = fail(
  'CONFLICT',
  'Somebody else changed this product while you were writing. Nothing was saved, and what you typed is still here.',
);

/** The products with changed values, and the listing's texts and states, after the change. */
const apply = async (
  tx: Scope,
  listing: Listing,
  products: readonly ProductWithOrigin[],
  changes: readonly FieldChange[],
): Promise<void> => {
  const original = new Map(products.map((product) => [product.id, product.original]));
  const texts = { ...listing.texts };
  let { unavailableStates } = listing;
  for (const { field, productId, to } of changes) {
    if (productId !== null && typeof to === 'number')
      await productRepository(tx.db).setPrice(productId, to === original.get(productId)?.price ? null : to);
    const text = textFields.find((name) => name === field);
    if (text && typeof to === 'string') {
      // A value equal to the file's follows the file again.
      if (products[0]?.original[text] === to) delete texts[text];
      else texts[text] = to;
    }
    if (Array.isArray(to)) unavailableStates = to;
  }
  await listingRepository(tx.db).save({ ...listing, version: listing.version + 1, texts, unavailableStates });
};

const change = (
  scope: Scope,
  { user, actor }: CatalogueStaff,
  wanted: ListingChange,
  reverts: string | null,
): Promise<Result<string>> =>
  scope.transaction(async (tx) => {
    const listing = await listingRepository(tx.db).lock(wanted.listingId);
    const [first, ...others] = listing ? await productRepository(tx.db).ofListing(listing.id) : [];
    if (!listing || !first) return notFound('product');
    if (listing.version !== wanted.version) return versionConflict;
    const products = [first, ...others] as const;
    const planned = planChange(products, wanted);
    if (!planned.ok) return planned;

    await apply(tx, listing, products, planned.value);
    const entries = planned.value.map(
      (one): CatalogueChange => ({
        ...one,
        id: tx.ids.uuid(),
        listingId: listing.id,
        version: listing.version + 1,
        reason: wanted.reason.trim(),
        reverts,
        actorId: user.id,
        actorEmail: user.email,
        at: tx.clock.now(),
      }),
    );
    await changeRepository(tx.db).add(entries);
    await recordAudit(tx, {
      actor,
      action: reverts === null ? 'catalogue.changed' : 'catalogue.reverted',
      subject: 'product_listing',
      subjectId: listing.id,
      detail: {
        version: listing.version + 1,
        fields: entries.map(({ field, productId }) => (productId === null ? field : `${field}.${productId}`)),
      },
    });
    await tx.emit(catalogueEvents.listingChanged, { listingId: listing.id });
    return ok(listing.id);
  });

/** This process sees the change immediately; the database notifies the other processes. */
const clearingCache = async (scope: Scope, changing: Promise<Result<string>>): Promise<Result<string>> => {
  const changed = await changing;
  clearProductCache(scope);
  return changed;
};

/**
 * Changes prices, texts and states of a listing for all later purchases; prices agreed before are kept. Returns the
 * listing's id. NOT_FOUND; CONFLICT when the listing is no longer at the version the operator saw; BAD_USER_INPUT as
 * for `planChange`.
 */
export const changeListing = (
  scope: Scope,
  staff: CatalogueStaff,
  wanted: ListingChange,
): Promise<Result<string>> => clearingCache(scope, change(scope, staff, wanted, null));

/** Restores the value that a field had before a change, as a new change. Fails as `changeListing` does. */
export const revertChange = async (
  scope: Scope,
  staff: CatalogueStaff,
  input: {
    readonly changeId: string;
    readonly version: number;
    readonly reason: string;
    readonly acceptWarnings: boolean;
  },
): Promise<Result<string>> => {
  const old = await changeRepository(scope.db).find(input.changeId);
  if (!old) return notFound('change');
  const { field, productId, from } = old;
  const text = textFields.find((name) => name === field);
  const wanted: ListingChange = {
    ...input,
    listingId: old.listingId,
    prices: productId !== null && typeof from === 'number' ? [{ productId, price: from }] : [],
    texts: text && typeof from === 'string' ? { [text]: from } : {},
    ...(Array.isArray(from) ? { unavailableStates: from } : {}),
  };
  return clearingCache(scope, change(scope, staff, wanted, old.id));
};
