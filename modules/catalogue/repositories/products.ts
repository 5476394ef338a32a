import type { Knex } from 'knex';
import type { Product } from '../domain/product.ts';

type Sheet = Omit<Product, 'id' | 'price' | 'drugType' | 'userSelectable'>;

interface Row {
  id: number;
  drug_type: Product['drugType'];
  price: number;
  user_selectable: boolean;
  sheet: Sheet;
}

const columns = ['id', 'drug_type', 'price', 'user_selectable', 'sheet'] as const;

const fromRow = (row: Row): Product => ({
  ...row.sheet,
  id: row.id,
  drugType: row.drug_type,
  price: row.price,
  userSelectable: row.user_selectable,
});

const toRow = ({ id, drugType, price, userSelectable, ...sheet }: Product) => ({
  id,
  drug_type: drugType,
  price,
  user_selectable: userSelectable,
  sheet: JSON.stringify(sheet),
});

export const productRepository = (db: Knex) => ({
  all: async (): Promise<Product[]> =>
    (
      await db<Row>('product')
        .select(...columns)
        .orderBy('id')
    ).map(fromRow),

  byIds: async (ids: readonly number[]): Promise<Product[]> =>
    (
      await db<Row>('product')
        .select(...columns)
        .whereIn('id', [...ids])
    ).map(fromRow),

  /** Adds what is missing and brings texts up to date; a price that an operator changed stays. */
  upsert: async (products: readonly Product[]): Promise<void> => {
    await db('product')
      .insert(products.map(toRow))
      .onConflict('id')
      .merge(['drug_type', 'user_selectable', 'sheet']);
  },
});
