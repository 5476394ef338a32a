import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { CardSummary } from '#server/ports/payment-gateway.ts';

/** The card as the payment processor describes it. */
export type StoredCard = CardSummary;

/** A card of a patient, who may have several. */
export interface SavedCard extends StoredCard {
  /** Whether it is the card that is charged. */
  readonly isDefault: boolean;
}

const columns = {
  paymentMethodId: 'payment_method_id',
  brand: 'brand',
  last4: 'last4',
  expMonth: 'exp_month',
  expYear: 'exp_year',
  postalCode: 'postal_code',
  fingerprint: 'fingerprint',
  wallet: 'wallet',
} satisfies Columns<StoredCard>;

const savedColumns = { ...columns, isDefault: 'is_default' } satisfies Columns<SavedCard>;

const openInvoices = ['draft', 'open', 'charge_pending', 'failed_unpaid', 'uncollectible'];
const endedSubscriptions = ['canceled', 'incomplete_expired'];

/** The saved cards of patients. A card is named by its id at the payment processor. */
export const cardRepository = (db: Knex) => {
  const cards = () => db('payment_card');
  return {
    /** The card that is charged first, then the newest. */
    ofUser: (userId: string): Promise<SavedCard[]> =>
      cards()
        .select(savedColumns)
        .where({ user_id: userId })
        .orderBy([
          { column: 'is_default', order: 'desc' },
          { column: 'saved_at', order: 'desc' },
        ]),

    defaultOf: async (userId: string): Promise<StoredCard | null> =>
      (await cards().select(columns).where({ user_id: userId, is_default: true }).first()) ?? null,

    /** Whose saved card this is. */
    ownersOf: (paymentMethodId: string): Promise<string[]> =>
      cards().where({ payment_method_id: paymentMethodId }).distinct().pluck('user_id'),

    /**
     * Stores a card, unless it is stored and charged already. One that the patient saved before under another id at the
     * processor is replaced by it.
     */
    save: async (
      userId: string,
      card: StoredCard,
      { isDefault, at }: { isDefault: boolean; at: Date },
    ): Promise<void> => {
      const stored = { ...toRow(columns, card), user_id: userId, is_default: true };
      if (isDefault && (await cards().where(stored).first('user_id'))) return;
      const same = card.fingerprint
        ? await cards()
            .where({ user_id: userId, fingerprint: card.fingerprint })
            .whereNot({ payment_method_id: card.paymentMethodId })
            .delete()
            .returning('is_default')
        : [];
      const replaces = same.some(({ is_default }) => is_default === true);
      const charged =
        isDefault || replaces || (await cards().where({ user_id: userId }).first()) === undefined;
      if (charged)
        await cards()
          .where({ user_id: userId, is_default: true })
          .whereNot({ payment_method_id: card.paymentMethodId })
          .update({ is_default: false });
      await cards()
        .insert({ ...toRow(columns, card), user_id: userId, is_default: charged, saved_at: at })
        .onConflict(['user_id', 'payment_method_id'])
        .merge([...Object.values(columns).filter((name) => name !== 'payment_method_id'), 'saved_at']);
      if (charged)
        await cards()
          .where({ user_id: userId, payment_method_id: card.paymentMethodId })
          .update({ is_default: true });
    },

    /** What the issuer reports about a card that is saved already. */
    change: async (userId: string, card: StoredCard): Promise<void> => {
      await cards()
        .where({ user_id: userId, payment_method_id: card.paymentMethodId })
        .update(toRow(columns, card));
    },

    makeDefault: async (userId: string, paymentMethodId: string): Promise<void> => {
      await cards().where({ user_id: userId, is_default: true }).update({ is_default: false });
      await cards()
        .where({ user_id: userId, payment_method_id: paymentMethodId })
        .update({ is_default: true });
    },

    remove: async (userId: string, paymentMethodId: string): Promise<void> => {
      await cards().where({ user_id: userId, payment_method_id: paymentMethodId }).delete();
    },

    /** A subscription runs, or a payment is open. */
    isNeeded: async (userId: string): Promise<boolean> =>
      (await db('subscription')
        .where({ user_id: userId })
        .whereNotIn('status', endedSubscriptions)
        .first('id')) !== undefined ||
      (await db('invoice').where({ user_id: userId }).whereIn('status', openInvoices).first('id')) !==
        undefined,

    /** A charge of this card was sent and has no outcome yet. */
    isBeingCharged: async (paymentMethodId: string): Promise<boolean> =>
      (await db('charge_attempt')
        .where({ payment_method_id: paymentMethodId, status: 'pending' })
        .first('attempt')) !== undefined,

    /** Cards of one month that running subscriptions are charged to, of which this notice was not sent. */
    expiring: ({
      month,
      key,
    }: {
      month: number;
      key: string;
    }): ListQuery<StoredCard & { readonly userId: string }> =>
      cards()
        .select({ ...columns, userId: 'user_id' })
        .where({ is_default: true })
        .whereRaw('exp_year * 12 + exp_month = ?', [month])
        .whereExists(
          db('subscription as s')
            .whereRaw('s.user_id = payment_card.user_id')
            .whereIn('s.status', ['incomplete', 'active', 'snoozed', 'paused', 'on_hold_rx', 'past_due'])
            .select('s.id'),
        )
        .whereNotExists(
          db('card_notice as n')
            .whereRaw('n.payment_method_id = payment_card.payment_method_id')
            .where('n.key', key)
            .select('n.key'),
        )
        .orderBy(['user_id', 'payment_method_id']),

    /** True for the process that may send the notice now. */
    noteNotice: async (notice: {
      readonly userId: string;
      readonly paymentMethodId: string;
      readonly key: string;
      readonly at: Date;
    }): Promise<boolean> =>
      (
        await db('card_notice')
          .insert({
            user_id: notice.userId,
            payment_method_id: notice.paymentMethodId,
            key: notice.key,
            at: notice.at,
          })
          .onConflict(['payment_method_id', 'key'])
          .ignore()
          .returning('key')
      ).length > 0,

    /** Refills of the patient that failed because of the card and are not retried automatically. */
    refusedOf: (userId: string): Promise<string[]> =>
      db('invoice')
        .where({ user_id: userId, status: 'failed_unpaid', decline_class: 'hard' })
        .whereNotNull('cycle')
        .pluck('id'),
  };
};
