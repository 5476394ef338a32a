import type { Knex } from 'knex';

/** Rows of the product and of the payment processor, for a test to read. */
export const recordsOf = (knex: Knex) => ({
  rows: (table: string, where: Record<string, unknown> = {}) => knex(table).select('*').where(where),
  /** Captured payments of a patient at the payment processor, in cents, in order. */
  charges: async (userId: string): Promise<number[]> => {
    const { rows } = await knex.raw(
      `select (body->>'amount_received')::int as amount from demo_processor_object
       where kind = 'payment_intent' and body->>'status' = 'succeeded'
         and body->>'customer' = (select customer_id from payment_customer where user_id = ?)
       order by position`,
      [userId],
    );
    return rows.map(({ amount }: { amount: number }) => amount);
  },
  /** What the payment processor refunded to a patient, in cents, in order. */
  refunds: async (userId: string): Promise<number[]> => {
    const { rows } = await knex.raw(
      `select (refund.body->>'amount')::int as amount from demo_processor_object refund
       join demo_processor_object intent on intent.id = refund.body->>'payment_intent'
       where refund.kind = 'refund'
         and intent.body->>'customer' = (select customer_id from payment_customer where user_id = ?)
       order by refund.position`,
      [userId],
    );
    return rows.map(({ amount }: { amount: number }) => amount);
  },
});
