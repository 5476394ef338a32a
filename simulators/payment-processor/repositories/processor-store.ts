import type { Knex } from 'knex';
import type Stripe from 'stripe';
import type { SimulatedDispute } from '../disputes.ts';
import type { SimulatedCalculation, SimulatedTaxTransaction } from '../tax.ts';

export interface ProcessorObjects {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  setup_intent: Stripe.SetupIntent;
  payment_intent: Stripe.PaymentIntent;
  refund: Stripe.Refund;
  dispute: SimulatedDispute;
  'tax.calculation': SimulatedCalculation;
  'tax.transaction': SimulatedTaxTransaction;
}
export type ProcessorObjectKind = keyof ProcessorObjects;

interface Rows<T> {
  rows: T[];
}

/** The simulator's objects, stored as Stripe would return them. */
export const processorStore = (db: Knex) => ({
  async find<K extends ProcessorObjectKind>(kind: K, id: string): Promise<ProcessorObjects[K] | null> {
    const { rows } = await db.raw<Rows<{ body: ProcessorObjects[K] }>>(
      'SELECT body FROM demo_processor_object WHERE id = ? AND kind = ?',
      [id, kind],
    );
    return rows[0]?.body ?? null;
  },

  /** Locks the row until the transaction ends. */
  async lock<K extends ProcessorObjectKind>(kind: K, id: string): Promise<ProcessorObjects[K] | null> {
    const { rows } = await db.raw<Rows<{ body: ProcessorObjects[K] }>>(
      'SELECT body FROM demo_processor_object WHERE id = ? AND kind = ? FOR UPDATE',
      [id, kind],
    );
    return rows[0]?.body ?? null;
  },

  /** Inserts or replaces. */
  async save(body: ProcessorObjects[ProcessorObjectKind], at: Date): Promise<void> {
    await db.raw(
      `INSERT INTO demo_processor_object (id, kind, body, created_at) VALUES (?, ?, ?::jsonb, ?)
       ON CONFLICT (id) DO UPDATE SET body = EXCLUDED.body`,
      [body.id, body.object, JSON.stringify(body), at],
    );
  },

  /** The recorded sale, or reversal, with a reference. */
  async taxTransaction(reference: string): Promise<SimulatedTaxTransaction | null> {
    const { rows } = await db.raw<Rows<{ body: SimulatedTaxTransaction }>>(
      `SELECT body FROM demo_processor_object WHERE kind = 'tax.transaction' AND body->>'reference' = ?`,
      [reference],
    );
    return rows[0]?.body ?? null;
  },

  /** Cents, and cents of tax among them, that were taken back of a recorded sale: not above 0. */
  async taxReversedOf(transaction: string): Promise<{ amount: number; tax: number }> {
    const { rows } = await db.raw<Rows<{ amount: number; tax: number }>>(
      `SELECT coalesce(sum((body->>'amount')::int), 0)::int AS amount, coalesce(sum((body->>'tax')::int), 0)::int AS tax
       FROM demo_processor_object
       WHERE kind = 'tax.transaction' AND body->'reversal'->>'original_transaction' = ?`,
      [transaction],
    );
    return rows[0] ?? { amount: 0, tax: 0 };
  },

  /** Newest first, as Stripe lists them. */
  async cardsOf(customerId: string, limit: number): Promise<Stripe.PaymentMethod[]> {
    const { rows } = await db.raw<Rows<{ body: Stripe.PaymentMethod }>>(
      `SELECT body FROM demo_processor_object WHERE kind = 'payment_method' AND body->>'customer' = ?
       ORDER BY position DESC LIMIT ?`,
      [customerId, limit],
    );
    return rows.map((row) => row.body);
  },

  /**
   * Payments, refunds or disputes, newest first, as Stripe lists them: of one customer, of one payment, since an instant (in
   * seconds), after the last one of the page before.
   */
  async listOf<K extends 'payment_intent' | 'refund' | 'dispute'>(
    kind: K,
    wanted: {
      customer?: string | null;
      intentId?: string | null;
      since?: number | null;
      after?: string | null;
      limit: number;
    },
  ): Promise<ProcessorObjects[K][]> {
    const { customer = null, intentId = null, since = null, after = null, limit } = wanted;
    const { rows } = await db.raw<Rows<{ body: ProcessorObjects[K] }>>(
      `SELECT body FROM demo_processor_object WHERE kind = :kind
       AND (:customer::text IS NULL OR body->>'customer' = :customer)
       AND (:intentId::text IS NULL OR body->>'payment_intent' = :intentId)
       AND (:since::int IS NULL OR (body->>'created')::int >= :since)
       AND (:after::text IS NULL OR position < (SELECT position FROM demo_processor_object WHERE id = :after))
       ORDER BY position DESC LIMIT :limit`,
      { kind, customer, intentId, since, after, limit },
    );
    return rows.map((row) => row.body);
  },

  /** Cents refunded so far, without refunds that failed. */
  async refundedOf(intentId: string): Promise<number> {
    const { rows } = await db.raw<Rows<{ total: number }>>(
      `SELECT coalesce(sum((body->>'amount')::int), 0)::int AS total FROM demo_processor_object
       WHERE kind = 'refund' AND body->>'payment_intent' = ? AND body->>'status' <> 'failed'`,
      [intentId],
    );
    return rows[0]?.total ?? 0;
  },
});

export type ProcessorStore = ReturnType<typeof processorStore>;
