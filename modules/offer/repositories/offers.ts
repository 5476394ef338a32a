import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { ReadJson } from '#server/scope.ts';
import type { OfferStatus } from '../domain/offer-state.ts';
import type { Wave } from '../domain/waves.ts';

/** An offer to a patient to start an ended subscription again. */
export interface Offer {
  readonly id: string;
  readonly userId: string;
  readonly subscriptionId: string;
  /** The discount of its first packages. */
  readonly discountId: string;
  readonly wave: Wave;
  readonly percent: number;
  readonly cycles: number;
  readonly status: OfferStatus;
  readonly statusAt: Date;
  readonly offeredAt: Date;
  readonly endsAt: Date;
}

const columns = {
  id: 'id',
  userId: 'user_id',
  subscriptionId: 'subscription_id',
  discountId: 'discount_id',
  wave: 'wave',
  percent: 'percent',
  cycles: 'cycles',
  status: 'status',
  statusAt: 'status_at',
  offeredAt: 'offered_at',
  endsAt: 'ends_at',
} satisfies Columns<Offer>;

/** The newest offer of a patient, with what it is about. */
export interface OwnOffer extends Offer {
  readonly productNames: readonly string[];
}

const newestSql = `(select json_build_object(${Object.entries(columns)
  .map(([name, column]) => `'${name}', o.${column}`)
  .join(', ')},
  'productNames', (select coalesce(json_agg(p.name order by p.product_id), '[]')
    from subscription_product p where p.subscription_id = o.subscription_id))
  from offer o where o.user_id = :userId order by o.offered_at desc limit 1)`;

type OwnOfferJson = Omit<OwnOffer, 'statusAt' | 'offeredAt' | 'endsAt'> & {
  readonly statusAt: JsonInstant;
  readonly offeredAt: JsonInstant;
  readonly endsAt: JsonInstant;
};

/** Null for a patient who never had one. */
export const newestOffer = async (read: ReadJson, userId: string): Promise<OwnOffer | null> => {
  const offer = await read<OwnOfferJson | null>(newestSql, { userId });
  return (
    offer && {
      ...offer,
      statusAt: instant(offer.statusAt),
      offeredAt: instant(offer.offeredAt),
      endsAt: instant(offer.endsAt),
    }
  );
};

/** Whether something waits for the patient's yes or no: an offer, or a plan that a clinician proposed. */
export const hasPendingOffer = (read: ReadJson, userId: string, now: Date): Promise<boolean> =>
  read(
    `(select to_json(
      exists (select from offer where user_id = :userId and status = 'offered' and ends_at > :now)
      or exists (select from plan_proposal p join consultation c on c.id = p.consultation_id
        where c.user_id = :userId and p.status = 'open')))`,
    { userId, now },
  );

export const offerRepository = (db: Knex) => ({
  add: async (offer: Offer): Promise<void> => {
    await db('offer').insert(toRow(columns, offer));
  },

  lock: async (id: string): Promise<Offer | null> =>
    (await db('offer').select(columns).where({ id }).forUpdate().first()) ?? null,

  /** The one whose discount a checkout used. */
  lockOfCheckout: async (checkoutId: string): Promise<Offer | null> =>
    (await db('offer')
      .select(columns)
      .whereIn('discount_id', db('discount_use').select('discount_id').where({ checkout_id: checkoutId }))
      .forUpdate()
      .first()) ?? null,

  change: async (id: string, changes: Partial<Offer>): Promise<void> => {
    await db('offer').where({ id }).update(toRow(columns, changes));
  },

  /** Those that nobody answered and whose end has come. */
  ended: (now: Date): ListQuery<{ id: string }> =>
    db('offer').select('id').where({ status: 'offered' }).where('ends_at', '<=', now).orderBy('ends_at'),
});
