import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { PaymentEvidence } from '#server/ports/payment-gateway.ts';

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
  readonly createdAt: Date;
  /** While the issuer waits for the patient: when the patient gets a reminder, and when the charge is canceled. */
  readonly remindAt: Date | null;
  readonly confirmBy: Date | null;
  /** The payment processor returns a stored failure: it is never sent again. */
  readonly stuckAt: Date | null;
  /** Cents that the payment processor keeps of it; null until it succeeded and that is known. */
  readonly fee: number | null;
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
  createdAt: 'created_at',
  remindAt: 'remind_at',
  confirmBy: 'confirm_by',
  stuckAt: 'stuck_at',
  fee: 'fee',
} satisfies Columns<ChargeAttempt>;

export const chargeAttemptRepository = (db: Knex) => ({
  find: async (invoiceId: string, attempt: number): Promise<ChargeAttempt | null> =>
    (await db('charge_attempt').select(columns).where({ invoice_id: invoiceId, attempt }).first()) ?? null,

  byIntent: async (intentId: string): Promise<ChargeAttempt | null> =>
    (await db('charge_attempt').select(columns).where({ intent_id: intentId }).first()) ?? null,

  /** Those of some payments that succeeded, and of which the fee is not known here. */
  withoutFee: async (intentIds: readonly string[]): Promise<readonly string[]> =>
    db('charge_attempt')
      .where({ status: 'succeeded' })
      .whereNull('fee')
      .whereRaw('intent_id = any(?)', [[...intentIds]])
      .orderBy('created_at')
      .pluck('intent_id'),

  succeeded: async (invoiceId: string): Promise<ChargeAttempt[]> =>
    db('charge_attempt')
      .select(columns)
      .where({ invoice_id: invoiceId, status: 'succeeded' })
      .orderBy('settled_at')
      .orderBy('attempt'),

  add: async (attempt: ChargeAttempt): Promise<void> => {
    await db('charge_attempt').insert(toRow(columns, attempt));
  },

  /** What the issuer and the processor reported about the card. */
  keepEvidence: async (
    { invoiceId, attempt }: Pick<ChargeAttempt, 'invoiceId' | 'attempt'>,
    evidence: PaymentEvidence,
  ): Promise<void> => {
    await db('charge_attempt')
      .where({ invoice_id: invoiceId, attempt })
      .update({ evidence: JSON.stringify(evidence) });
  },

  /** Earlier attempts for the invoice on the same card that were declined with the same code. */
  sameDeclines: async (attempt: ChargeAttempt, declineCode: string): Promise<number> => {
    const { invoiceId, paymentMethodId } = attempt;
    const row = await db('charge_attempt')
      .where({ invoice_id: invoiceId, payment_method_id: paymentMethodId, decline_code: declineCode })
      .where('attempt', '<', attempt.attempt)
      .count({ count: '*' })
      .first();
    return Number(row?.count ?? 0);
  },

  /** Those that wait for the patient's confirmation beyond its deadline. */
  unconfirmed: (now: Date): ListQuery<ChargeAttempt> =>
    db('charge_attempt')
      .select(columns)
      .where({ status: 'pending' })
      .whereNotNull('intent_id')
      .where('confirm_by', '<=', now)
      .orderBy('confirm_by'),

  /** Those whose patient is due for a reminder. */
  toRemind: (now: Date): ListQuery<ChargeAttempt> =>
    db('charge_attempt')
      .select(columns)
      .where({ status: 'pending' })
      .where('remind_at', '<=', now)
      .orderBy('remind_at'),

  change: async (
    { invoiceId, attempt }: Pick<ChargeAttempt, 'invoiceId' | 'attempt'>,
    changes: {
      status?: ChargeAttempt['status'];
      intentId?: string;
      evidence?: PaymentEvidence | undefined;
      fee?: number | undefined;
      declineCode?: string;
      settledAt?: Date;
      remindAt?: Date | null;
      confirmBy?: Date | null;
      stuckAt?: Date;
    },
  ): Promise<void> => {
    await db('charge_attempt')
      .where({ invoice_id: invoiceId, attempt })
      .update({
        status: changes.status,
        intent_id: changes.intentId,
        evidence: changes.evidence && JSON.stringify(changes.evidence),
        fee: changes.fee,
        decline_code: changes.declineCode,
        settled_at: changes.settledAt,
        remind_at: changes.remindAt,
        confirm_by: changes.confirmBy,
        stuck_at: changes.stuckAt,
      });
  },
});
