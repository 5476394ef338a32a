import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { CalendarDate } from '#kernel/dates.ts';
import type { VisitFee } from '../domain/visit-checkout/visit-fee.ts';

/** What a checkout without a cart is for: a visit, or a deposit. */
export interface VisitCheckout {
  readonly checkoutId: string;
  /** The visit; null for a deposit. */
  readonly consultationId: string | null;
  /** Cents. */
  readonly fee: number;
  readonly feeWhen: VisitFee['when'];
  /** The day of the procedure; null for a visit. */
  readonly procedureOn: CalendarDate | null;
}

const columns = {
  checkoutId: 'checkout_id',
  consultationId: 'consultation_id',
  fee: 'fee',
  feeWhen: 'fee_when',
  procedureOn: 'procedure_on',
} satisfies Columns<VisitCheckout>;

export const visitCheckoutRepository = (db: Knex) => ({
  find: async (checkoutId: string): Promise<VisitCheckout | null> =>
    (await db('visit_checkout')
      .select({
        ...columns,
        procedureOn: db.raw(`to_char(procedure_on, 'YYYY-MM-DD')`),
      })
      .where({ checkout_id: checkoutId })
      .first()) ?? null,

  /** Before the checkout is placed it may be submitted again. */
  save: async (checkout: VisitCheckout): Promise<void> => {
    await db('visit_checkout').insert(toRow(columns, checkout)).onConflict('checkout_id').merge();
  },
});
