import type { Knex } from 'knex';
import type { Scope } from '#server/scope.ts';
import type { Product } from '../domain/product.ts';
import type { CatalogueService } from '../index.ts';
import { productRepository } from '../repositories/products.ts';

interface Shelf {
  readonly readAt: number;
  readonly products: readonly Product[];
  readonly byId: ReadonlyMap<number, Product>;
}

/** Nearly every page asks for products and nobody changes them: what was read is believed for a second. */
const FRESH_MS = 1_000;
const shelves = new WeakMap<Knex, Promise<Shelf>>();

const readShelf = async (scope: Scope): Promise<Shelf> => {
  const products = await productRepository(scope.db).all();
  return {
    readAt: scope.clock.now().getTime(),
    products,
    byId: new Map(products.map((product) => [product.id, product])),
  };
};

/** A changed price shows within a second in every process. */
const shelfOf = async (scope: Scope): Promise<Shelf> => {
  const known = await shelves.get(scope.db)?.catch(() => undefined);
  const age = known ? scope.clock.now().getTime() - known.readAt : FRESH_MS;
  if (known && known.products.length > 0 && age >= 0 && age < FRESH_MS) return known;
  const reading = readShelf(scope);
  shelves.set(scope.db, reading);
  return reading;
};

/** Inside a transaction, where money is decided, the table itself is read. */
export const catalogueService = (scope: Scope): CatalogueService => {
  const repository = productRepository(scope.db);
  return {
    products: async () => (scope.db.isTransaction ? repository.all() : (await shelfOf(scope)).products),
    productsByIds: async (ids) => {
      const byId = scope.db.isTransaction
        ? new Map((await repository.byIds(ids)).map((product) => [product.id, product]))
        : (await shelfOf(scope)).byId;
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
};
