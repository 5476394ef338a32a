import type { Knex } from 'knex';
import type { Bundle, Plan } from '../domain/plan.ts';

/** Products that are sold together under one name. */
export interface ProductSet {
  readonly id: string;
  readonly kind: 'plan' | 'bundle';
  readonly name: string;
  /** Each option is a full set of product ids; none where a clinician decides. */
  readonly options: readonly (readonly number[])[];
}

export const productSetRepository = (db: Knex) => ({
  all: async (): Promise<ProductSet[]> =>
    db('product_set')
      .select('id', 'kind', 'name', 'options')
      .orderBy([{ column: 'kind', order: 'desc' }, { column: 'position' }]),

  /** Replaces the table's content by these sets, in this order. */
  replace: async (plans: readonly Plan[], bundles: readonly Bundle[]): Promise<void> => {
    const sets: ProductSet[] = [
      ...plans.map(({ identifier, name, options }) => ({
        id: identifier,
        kind: 'plan' as const,
        name,
        options,
      })),
      ...bundles.map(({ id, name, productIds }) => ({
        id: String(id),
        kind: 'bundle' as const,
        name,
        options: [productIds],
      })),
    ];
    const rows = sets.map((set, position) => ({ ...set, position, options: JSON.stringify(set.options) }));
    await db('product_set').insert(rows).onConflict('id').merge();
    await db('product_set')
      .whereNotIn(
        'id',
        sets.map(({ id }) => id),
      )
      .delete();
  },
});
