import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';

/** A card that is being saved; its issuer may want the patient to confirm first. */
export interface CardSetup {
  readonly intentId: string;
  readonly userId: string;
  readonly paymentMethodId: string;
  /** Its purpose: a checkout that is not placed yet, or an invoice to pay with it; both null for the account's cards. */
  readonly checkoutId: string | null;
  readonly invoiceId: string | null;
  readonly status: 'pending' | 'succeeded' | 'declined';
  readonly actionUrl: string | null;
  /** The card is charged from then on. */
  readonly makesDefault: boolean;
}

const columns = {
  intentId: 'intent_id',
  userId: 'user_id',
  paymentMethodId: 'payment_method_id',
  checkoutId: 'checkout_id',
  invoiceId: 'invoice_id',
  status: 'status',
  actionUrl: 'action_url',
  makesDefault: 'makes_default',
} satisfies Columns<CardSetup>;

export const cardSetupRepository = (db: Knex) => ({
  find: async (intentId: string): Promise<CardSetup | null> =>
    (await db('card_setup').select(columns).where({ intent_id: intentId }).first()) ?? null,

  lock: async (intentId: string): Promise<CardSetup | null> =>
    (await db('card_setup').select(columns).where({ intent_id: intentId }).forUpdate().first()) ?? null,

  /** The newest one for a checkout or an invoice. */
  newest: async (
    purpose: { checkoutId: string } | { invoiceId: string },
    status?: CardSetup['status'],
  ): Promise<CardSetup | null> =>
    (await db('card_setup')
      .select(columns)
      .where(
        'checkoutId' in purpose ? { checkout_id: purpose.checkoutId } : { invoice_id: purpose.invoiceId },
      )
      .modify((query) => {
        if (status) query.where({ status });
      })
      .orderBy('created_at', 'desc')
      .first()) ?? null,

  /** The newest one that the patient adds to the account and that the issuer has not decided on. */
  waitingOf: async (userId: string): Promise<CardSetup | null> =>
    (await db('card_setup')
      .select(columns)
      .where({ user_id: userId, checkout_id: null, invoice_id: null, status: 'pending' })
      .orderBy('created_at', 'desc')
      .first()) ?? null,

  /** The account has the card now. */
  settleOfAccount: async (userId: string, paymentMethodId: string): Promise<void> => {
    await db('card_setup')
      .where({
        user_id: userId,
        payment_method_id: paymentMethodId,
        checkout_id: null,
        invoice_id: null,
        status: 'pending',
      })
      .update({ status: 'succeeded', action_url: null });
  },

  save: async (setup: CardSetup, at: Date): Promise<void> => {
    await db('card_setup')
      .insert({ ...toRow(columns, setup), created_at: at })
      .onConflict('intent_id')
      .merge(['status', 'action_url']);
  },
});
