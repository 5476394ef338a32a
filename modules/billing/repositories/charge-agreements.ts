import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ChargeAgreement } from '../domain/agreement/charge-agreement.ts';

export interface StoredAgreement extends ChargeAgreement {
  readonly id: string;
  readonly userId: string;
  readonly subscriptionId: string | null;
  readonly invoiceId: string | null;
  /** The text as it was sent or shown. */
  readonly text: string;
}

const columns = {
  id: 'id',
  userId: 'user_id',
  subscriptionId: 'subscription_id',
  invoiceId: 'invoice_id',
  basis: 'basis',
  amount: 'amount',
  credit: 'credit',
  chargeOn: 'charge_on',
  validUntil: 'valid_until',
  at: 'at',
  text: 'text',
} satisfies Columns<StoredAgreement>;

/** Append-only, except that an agreement about a subscription is bound to the invoice made for it, or withdrawn before. */
export const chargeAgreementRepository = (db: Knex) => ({
  add: async (agreement: StoredAgreement): Promise<void> => {
    await db('charge_agreement').insert({
      ...toRow(columns, agreement),
      text_hash: createHash('sha256').update(agreement.text).digest('hex'),
    });
  },

  ofInvoice: async (invoiceId: string): Promise<StoredAgreement[]> =>
    db('charge_agreement').select(columns).where({ invoice_id: invoiceId }).orderBy('at').orderBy('id'),

  /** Agreements about future charges. */
  unused: async (subscriptionIds: readonly string[]): Promise<StoredAgreement[]> =>
    db('charge_agreement')
      .select(columns)
      .whereIn('subscription_id', [...subscriptionIds])
      .whereNull('invoice_id')
      .whereNull('withdrawn_at')
      .orderBy('at')
      .orderBy('id'),

  /** Future charges of a subscription are no longer announced or agreed to. */
  withdraw: async (subscriptionId: string, at: Date): Promise<void> => {
    await db('charge_agreement')
      .where({ subscription_id: subscriptionId })
      .whereNull('invoice_id')
      .whereNull('withdrawn_at')
      .update({ withdrawn_at: at });
  },

  bind: async (id: string, invoiceId: string): Promise<void> => {
    await db('charge_agreement').where({ id, invoice_id: null }).update({ invoice_id: invoiceId });
  },
});
