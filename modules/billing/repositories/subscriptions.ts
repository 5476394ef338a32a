import type { Knex } from 'knex';
import { type Columns, columnsIn, toRow } from '#kernel/columns.ts';
import type { Address } from '#modules/account/index.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { AgreedDiscount } from '../domain/pricing/discount.ts';
import type { ShippingMethodName } from '../domain/pricing/shipping-methods.ts';
import type { SubscriptionStatus } from '../domain/states/subscription.ts';
import { waitsForDecisionSql } from './disputes.ts';

/** Name and address of the recipient. */
export interface ShipTo {
  readonly recipient: string;
  readonly address: Address;
}

/** A product at its agreed price, in cents for one shipment. */
export interface AgreedProduct {
  readonly productId: number;
  readonly name: string;
  readonly drugType: string;
  readonly price: number;
  readonly needsPrescription: boolean;
}

/** The text of the written confirmation when it ended. */
export interface Confirmation {
  readonly effects: readonly string[];
  readonly stillShips: readonly string[];
  /** Cents of the newest paid charge; null when nothing was ever charged. */
  readonly lastCharge: number | null;
  /** What the patient gets back by taking their cancellation back; left out where they cannot. */
  readonly before?: EndedPlan;
}

/** A running subscription as it was when its patient ended it. */
export interface EndedPlan {
  readonly isPaused: boolean;
  /** An ISO instant; null while paused without an end. */
  readonly nextBillingDate: string | null;
}

export interface Subscription {
  readonly id: string;
  readonly userId: string;
  readonly checkoutId: string;
  readonly status: SubscriptionStatus;
  readonly needsPrescription: boolean;
  /** Days that one shipment lasts. */
  readonly cycleInDays: number;
  /** Days between two refills when the patient wants fewer than one for each supply; see `everyDays`. */
  readonly intervalDays: number | null;
  readonly cycle: number;
  readonly nextBillingDate: Date | null;
  readonly lastChargedAt: Date | null;
  readonly startedAt: Date | null;
  readonly shipTo: ShipTo;
  /** How its refills are sent. */
  readonly shippingMethod: ShippingMethodName;
  readonly cancellationDate: Date | null;
  readonly cancellation: Confirmation | null;
  readonly createdAt: Date;
  readonly products: readonly AgreedProduct[];
  /** Discounts of its orders, including those that are used up. */
  readonly discounts: readonly SubscriptionDiscount[];
  /** A payment of the patient is disputed, and nobody has decided whether refills continue: nothing is charged. */
  readonly waitsForDispute: boolean;
}

/** A discount of a subscription, and the number of its orders that it lowered: those whose invoice is not void. */
export interface SubscriptionDiscount extends AgreedDiscount {
  readonly used: number;
}

type Changes = Partial<{
  status: SubscriptionStatus;
  cycle: number;
  nextBillingDate: Date | null;
  intervalDays: number | null;
  lastChargedAt: Date;
  startedAt: Date;
  cancellationDate: Date;
  cancellation: Confirmation;
  cancelFeedback: string | null;
}>;

const columns = {
  id: 'id',
  userId: 'user_id',
  checkoutId: 'checkout_id',
  status: 'status',
  needsPrescription: 'needs_prescription',
  cycleInDays: 'cycle_in_days',
  intervalDays: 'interval_days',
  cycle: 'cycle',
  nextBillingDate: 'next_billing_date',
  lastChargedAt: 'last_charged_at',
  startedAt: 'started_at',
  shipTo: 'ship_to',
  shippingMethod: 'shipping_method',
  cancellationDate: 'cancellation_date',
  cancellation: 'cancellation',
  createdAt: 'created_at',
} satisfies Columns<Omit<Subscription, 'products' | 'discounts' | 'waitsForDispute'>>;

/** The discounts of a subscription as JSON, read in the same statement. */
const discountsJson = `coalesce((
  select json_agg(json_build_object('discountId', d.discount_id, 'description', d.description, 'lineKind', d.line_kind,
    'kind', d.kind, 'value', d.value, 'appliesTo', d.applies_to, 'productIds', d.product_ids, 'cycles', d.cycles,
    'used', (select count(distinct i.id)::int from order_line l join invoice i on i.order_id = l.order_id
      join invoice_line n on n.invoice_id = i.id and n.discount_id = d.discount_id
      where l.subscription_id = s.id and i.status <> 'void')) order by d.kind, d.discount_id)
  from subscription_discount d where d.subscription_id = s.id), '[]') as discounts`;

/** Days between two refills. */
export const everyDays = ({
  intervalDays,
  cycleInDays,
}: Pick<Subscription, 'intervalDays' | 'cycleInDays'>): number => intervalDays ?? cycleInDays;

/** The products of a subscription as JSON, read in the same statement. */
const productsJson = `coalesce((
  select json_agg(json_build_object('productId', p.product_id, 'name', p.name, 'drugType', p.drug_type,
    'price', p.price, 'needsPrescription', p.needs_prescription) order by p.product_id)
  from subscription_product p where p.subscription_id = s.id), '[]') as products,
  ${discountsJson},
  ${waitsForDecisionSql('s.user_id')} as "waitsForDispute"`;

/** All of them, as `s`. */
export const selectSubscriptions = (db: Knex) =>
  db('subscription as s').select(columnsIn('s', columns)).select(db.raw(productsJson));

/** A person's subscriptions as a JSON list, newest first; used inside larger statements. */
export const subscriptionsSql = (userId: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select ${Object.entries(columnsIn('s', columns))
      .map(([name, column]) => `${column} as "${name}"`)
      .join(', ')}, ${productsJson}
    from subscription s where s.user_id = ${userId} order by s.created_at desc, s.id) t)`;

export const subscriptionRepository = (db: Knex) => {
  const select = () => selectSubscriptions(db);
  return {
    find: async (id: string): Promise<Subscription | null> =>
      (await select().where('s.id', id).first()) ?? null,

    byIds: async (ids: readonly string[]): Promise<Subscription[]> =>
      ids.length === 0
        ? []
        : select()
            .whereIn('s.id', [...ids])
            .orderBy('s.id'),

    ofUser: async (userId: string): Promise<Subscription[]> =>
      select().where('s.user_id', userId).orderBy('s.created_at', 'desc').orderBy('s.id'),

    ofCheckout: async (checkoutId: string): Promise<Subscription[]> =>
      select().where('s.checkout_id', checkoutId).orderBy('s.cycle_in_days').orderBy('s.id'),

    /** Ids and owners of subscriptions whose billing date is due and which have no open invoice. */
    due: (statuses: readonly SubscriptionStatus[], now: Date): ListQuery<{ id: string; userId: string }> =>
      db('subscription as s')
        .select('s.id', 's.user_id as userId')
        .whereIn('s.status', [...statuses])
        .where('s.next_billing_date', '<=', now)
        .whereRaw(`not ${waitsForDecisionSql('s.user_id')}`)
        .orderBy('s.next_billing_date')
        .orderBy('s.id'),

    /** Paused until a date that has come. */
    pauseEnded: (now: Date): ListQuery<{ id: string; userId: string }> =>
      db('subscription')
        .select('id', 'user_id as userId')
        .where({ status: 'paused' })
        .where('next_billing_date', '<=', now)
        .orderBy('next_billing_date')
        .orderBy('id'),

    /** The charge of that day is announced again if it is made after all. */
    forgetNotices: async (subscriptionId: string, keys: readonly string[]): Promise<void> => {
      await db('notice_sent')
        .where({ subscription_id: subscriptionId })
        .whereIn('key', [...keys])
        .delete();
      await db('subscription')
        .where({ id: subscriptionId })
        .update({ notices_check_at: new Date(0) });
    },

    /** True for the process that may send it now. */
    noteNotice: async (subscriptionId: string, key: string, at: Date): Promise<boolean> =>
      (
        await db('notice_sent')
          .insert({ subscription_id: subscriptionId, key, at })
          .onConflict(['subscription_id', 'key'])
          .ignore()
          .returning('key')
      ).length > 0,

    add: async (
      subscription: Pick<
        Subscription,
        | 'id'
        | 'userId'
        | 'checkoutId'
        | 'status'
        | 'needsPrescription'
        | 'cycleInDays'
        | 'shipTo'
        | 'shippingMethod'
        | 'createdAt'
        | 'products'
      > & { readonly discounts: readonly AgreedDiscount[] },
    ): Promise<void> => {
      const { discounts, ...rest } = subscription;
      await db('subscription').insert({
        ...toRow(columns, rest),
        cycle: 1,
        ship_to: JSON.stringify(subscription.shipTo),
      });
      await insertProducts(db, subscription.id, subscription.products);
      await insertDiscounts(db, subscription.id, discounts);
    },

    sendTo: async (ids: readonly string[], shipTo: ShipTo): Promise<void> => {
      await db('subscription')
        .whereIn('id', [...ids])
        .update({ ship_to: JSON.stringify(shipTo) });
    },

    /** It continues: the confirmation of its end no longer applies. */
    forgetCancellation: async (id: string): Promise<void> => {
      await db('subscription')
        .where({ id })
        .update({ cancellation_date: null, cancellation: null, cancel_feedback: null });
    },

    replaceProducts: async (id: string, products: readonly AgreedProduct[]): Promise<void> => {
      await db('subscription_product').where({ subscription_id: id }).delete();
      await insertProducts(db, id, products);
    },

    /** Earlier promises no longer apply. */
    replaceDiscounts: async (id: string, discounts: readonly AgreedDiscount[]): Promise<void> => {
      await db('subscription_discount').where({ subscription_id: id }).delete();
      await insertDiscounts(db, id, discounts);
    },

    change: async (id: string, changes: Changes): Promise<void> => {
      await db('subscription')
        .where({ id })
        .update({
          status: changes.status,
          cycle: changes.cycle,
          next_billing_date: changes.nextBillingDate,
          interval_days: changes.intervalDays,
          last_charged_at: changes.lastChargedAt,
          started_at: changes.startedAt,
          cancellation_date: changes.cancellationDate,
          cancellation: changes.cancellation && JSON.stringify(changes.cancellation),
          cancel_feedback: changes.cancelFeedback,
        });
    },
  };
};

const insertDiscounts = async (
  db: Knex,
  subscriptionId: string,
  discounts: readonly AgreedDiscount[],
): Promise<void> => {
  if (discounts.length === 0) return;
  await db('subscription_discount').insert(
    discounts.map((discount) => ({
      subscription_id: subscriptionId,
      discount_id: discount.discountId,
      description: discount.description,
      line_kind: discount.lineKind,
      kind: discount.kind,
      value: discount.value,
      applies_to: discount.appliesTo,
      product_ids: discount.productIds && [...discount.productIds],
      cycles: discount.cycles,
    })),
  );
};

const insertProducts = async (db: Knex, id: string, products: readonly AgreedProduct[]): Promise<void> => {
  await db('subscription_product').insert(
    products.map((product) => ({
      subscription_id: id,
      product_id: product.productId,
      name: product.name,
      drug_type: product.drugType,
      price: product.price,
      needs_prescription: product.needsPrescription,
    })),
  );
};
