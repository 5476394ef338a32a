import type { Knex } from 'knex';
import type { TaxAmounts } from '../domain/pricing/tax.ts';

export interface TaxAnswer {
  /** A hash of the whole question. */
  readonly key: string;
  readonly calculation: string | null;
  readonly amounts: TaxAmounts;
}

/** Responses of a tax service; the newest response to a question. */
export const taxAnswerRepository = (db: Knex) => ({
  find: async (keys: readonly string[], since: Date): Promise<TaxAnswer[]> =>
    db('tax_answer')
      .select('key', 'calculation', 'amounts')
      .whereIn('key', [...keys])
      .where('at', '>', since),

  save: async ({ key, calculation, amounts }: TaxAnswer, at: Date): Promise<void> => {
    const given = { calculation, amounts: JSON.stringify(amounts), at };
    await db('tax_answer')
      .insert({ key, ...given })
      .onConflict('key')
      .merge(given);
  },
});
