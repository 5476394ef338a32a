import type { Knex } from 'knex';
import type { Scope } from '#server/scope.ts';
import { isOffered } from '../domain/offered.ts';
import type { Product } from '../domain/product.ts';
import { productRepository } from '../repositories/products.ts';
import { offerNow } from './offer-now.ts';

interface ProductCache {
  readonly readAt: number;
  readonly products: readonly Product[];
  readonly byId: ReadonlyMap<number, Product>;
}

/**
 * Nearly every page needs products and they seldom change, so they are cached for one second. The database announces
 * a change (`memory` in module.ts), so the second matters only where nothing listens.
 */
const FRESH_MS = 1_000;
const caches = new WeakMap<Knex, Promise<ProductCache>>();

/** The same products; nobody may choose unregistered ones, whatever the table says. */
export const asOffered = (scope: Scope, products: readonly Product[]): readonly Product[] => {
  const offer = offerNow(scope);
  return products.map((product) =>
    isOffered(offer, product) ? product : { ...product, userSelectable: false },
  );
};

const readProductCache = async (scope: Scope): Promise<ProductCache> => {
  const products = asOffered(scope, await productRepository(scope.db).all());
  return {
    readAt: scope.clock.now().getTime(),
    products,
    byId: new Map(products.map((product) => [product.id, product])),
  };
};

/** The products as cached in this process, read again when stale. */
export const cachedProducts = async (scope: Scope): Promise<ProductCache> => {
  const before = caches.get(scope.db);
  const known = await before?.catch(() => undefined);
  const age = known ? scope.clock.now().getTime() - known.readAt : FRESH_MS;
  if (known && known.products.length > 0 && age >= 0 && age < FRESH_MS) return known;
  // Somebody else may have begun to read them in the meantime.
  const current = caches.get(scope.db);
  if (current && current !== before) return current;
  const reading = readProductCache(scope);
  caches.set(scope.db, reading);
  return reading;
};

/** Makes the next call read the table. */
export const clearProductCache = ({ db }: Scope): void => {
  caches.delete(db);
};
