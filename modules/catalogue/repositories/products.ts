import type { Knex } from 'knex';
import type { Product } from '../domain/product.ts';
import type { TextField } from '../domain/required-text.ts';

type Details = Omit<
  Product,
  'id' | 'price' | 'drugType' | 'listingId' | 'unavailableStates' | 'userSelectable'
>;

interface Row {
  id: number;
  drug_type: Product['drugType'];
  listing_id: string;
  price: number;
  set_price: number | null;
  user_selectable: boolean;
  details: Details;
  texts: Partial<Record<TextField, string>> | null;
  unavailable_states: string[] | null;
}

/** A product as it is sold, and as in the catalog's files. */
export interface ProductWithOrigin extends Product {
  readonly original: Pick<Product, 'price' | TextField>;
}

/** Operators' changes override the files. `publicDisplayedName` is the title (S3.12). */
const fromRow = ({ details, texts, ...row }: Row): Product => ({
  ...details,
  ...texts,
  publicDisplayedName: texts?.title ?? details.publicDisplayedName,
  id: row.id,
  drugType: row.drug_type,
  listingId: row.listing_id,
  price: row.set_price ?? row.price,
  unavailableStates: row.unavailable_states ?? [],
  userSelectable: row.user_selectable,
});

const withOrigin = (row: Row): ProductWithOrigin => {
  const { title, description, instructions, drugDescriptionResultsPage } = row.details;
  const original = { price: row.price, title, description, instructions, drugDescriptionResultsPage };
  return { ...fromRow(row), original };
};

const toRow = (product: Product) => {
  const { id, drugType, price, listingId, userSelectable, unavailableStates: _, ...details } = product;
  return {
    id,
    drug_type: drugType,
    listing_id: listingId,
    price,
    user_selectable: userSelectable,
    details: JSON.stringify(details),
  };
};

/**
 * Days that one fill of a product lasts; 0 for what is bought once and for a product that is not in the table.
 * `productId` is an SQL expression.
 */
export const supplyInDaysSql = (productId: string): string =>
  `coalesce((select (details->>'supplyInDays')::integer from product where product.id = ${productId}), 0)`;

export const productRepository = (db: Knex) => {
  const select = () =>
    db<Row>('product')
      .leftJoin('product_listing as l', 'l.id', 'product.listing_id')
      .select(
        'product.id',
        'product.drug_type',
        'product.listing_id',
        'product.price',
        'product.set_price',
        'product.user_selectable',
        'product.details',
        'l.texts',
        'l.unavailable_states',
      )
      .orderBy('product.id');
  return {
    all: async (): Promise<Product[]> => (await select()).map(fromRow),

    byIds: async (ids: readonly number[]): Promise<Product[]> =>
      (await select().whereIn('product.id', [...ids])).map(fromRow),

    withOrigin: async (): Promise<ProductWithOrigin[]> => (await select()).map(withOrigin),

    ofListing: async (listingId: string): Promise<ProductWithOrigin[]> =>
      (await select().where('product.listing_id', listingId)).map(withOrigin),

    /** Cents; null restores the files' price. */
    setPrice: async (id: number, price: number | null): Promise<void> => {
      await db('product').where({ id }).update({ set_price: price });
    },

    /**
     * Updates prices and texts from the files, without touching operators' changes. A product no longer in the files
     * stays for patients who have it, but cannot be chosen.
     */
    upsert: async (products: readonly Product[]): Promise<void> => {
      await db('product').insert(products.map(toRow)).onConflict('id').merge();
      await db('product')
        .whereNotIn(
          'id',
          products.map(({ id }) => id),
        )
        .update({ user_selectable: false });
    },
  };
};
