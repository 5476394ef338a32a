import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';

/** One request to the payment processor, stored unchanged so that it can be repeated. */
export interface ChargeAttempt {
  readonly invoiceId: string;
  readonly attempt: number;
  readonly idempotencyKey: string;
  readonly customerId: string;
  readonly paymentMethodId: string;
  /** Cents. */
  readonly amount: number;
  /** Present when the patient is on the site and can confirm. */
  readonly returnUrl: string | null;
  /** `withdrawn`: never reached the payment processor, and may no longer be sent. */
  readonly status: 'pending' | 'succeeded' | 'declined' | 'withdrawn';
  readonly intentId: string | null;
}

const columns = {
  invoiceId: 'invoice_id',
  attempt: 'attempt',
  idempotencyKey: 'idempotency_key',
  customerId: 'customer_id',
  paymentMethodId: 'payment_method_id',
  amount: 'amount',
  returnUrl: 'return_url',
  status: 'status',
  intentId: 'intent_id',
} satisfies Columns<ChargeAttempt>;

export const chargeAttemptRepository = (db: Knex) => ({
  find: async (invoiceId: string, attempt: number): Promise<ChargeAttempt | null> =>
    (await db('charge_attempt').select(columns).where({ invoice_id: invoiceId, attempt }).first()) ?? null,

  byIntent: async (intentId: string): Promise<ChargeAttempt | null> =>
    (await db('charge_attempt').select(columns).where({ intent_id: intentId }).first()) ?? null,

  succeeded: async (invoiceId: string): Promise<ChargeAttempt[]> =>
    db('charge_attempt')
      .select(columns)
      .where({ invoice_id: invoiceId, status: 'succeeded' })
      .orderBy('settled_at')
      .orderBy('attempt'),

  add: async (attempt: Omit<ChargeAttempt, 'status' | 'intentId'>, at: Date): Promise<void> => {
    await db('charge_attempt').insert({ ...toRow(columns, attempt), status: 'pending', created_at: at });
  },

  change: async (
    { invoiceId, attempt }: Pick<ChargeAttempt, 'invoiceId' | 'attempt'>,
    changes: {
      status?: ChargeAttempt['status'];
      intentId?: string;
      declineCode?: string;
      settledAt?: Date;
    },
  ): Promise<void> => {
    await db('charge_attempt').where({ invoice_id: invoiceId, attempt }).update({
      status: changes.status,
      intent_id: changes.intentId,
      decline_code: changes.declineCode,
      settled_at: changes.settledAt,
    });
  },
});
