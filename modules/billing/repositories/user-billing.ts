import type { Knex } from 'knex';
import type { InvoiceStatus } from '../domain/states/invoice.ts';
import type { SubscriptionStatus } from '../domain/states/subscription.ts';
import type { StoredCard } from './cards.ts';

/** An order as the pharmacy's system knows it. */
export interface RemoteOrderRow {
  readonly id: string;
  readonly createdAt: Date;
  readonly shippedAt: Date | null;
  readonly remoteStatus: string | null;
}

export interface SubscriptionRow {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly cycleInDays: number;
  readonly intervalDays: number | null;
  readonly cycle: number;
  readonly nextBillingDate: Date | null;
  readonly lastChargedAt: Date | null;
  readonly cancellationDate: Date | null;
  readonly createdAt: Date;
  readonly productIds: readonly number[];
  /** Newest first. */
  readonly orders: readonly RemoteOrderRow[];
}

/** One person's billing data as the API returns it; each list newest first. */
export interface UserBillingRow {
  readonly customerId: string | null;
  /** The card that is charged first, then the newest. */
  readonly cards: readonly StoredCard[];
  readonly subscriptions: readonly SubscriptionRow[];
  readonly invoices: readonly { id: string; status: InvoiceStatus; amountCharged: number }[];
  /** The pharmacy has accepted an order for the person. */
  readonly knownToPharmacy: boolean;
  readonly hasOrders: boolean;
  /** One of the person's orders contained a prescription product. */
  readonly orderedPrescription: boolean;
  /** Products of the newest checkout, finished or not. */
  readonly checkoutProductIds: readonly number[];
}

const ordersJson = `(select coalesce(json_agg(t), '[]') from (
  select o.id, o.created_at as "createdAt", o.shipped_at as "shippedAt", o.remote_status as "remoteStatus"
  from customer_order o
  where exists (select from order_line l where l.order_id = o.id and l.subscription_id = s.id)
  order by o.created_at desc, o.id) t)`;

const sql = `
  select
    (select customer_id from payment_customer where user_id = :userId) as "customerId",
    (select coalesce(json_agg(json_build_object('paymentMethodId', c.payment_method_id, 'brand', c.brand,
       'last4', c.last4, 'expMonth', c.exp_month, 'expYear', c.exp_year, 'postalCode', c.postal_code)
       order by c.is_default desc, c.saved_at desc), '[]')
     from payment_card c where c.user_id = :userId) as cards,
    (select coalesce(json_agg(t), '[]') from (
       select s.id, s.status, s.cycle_in_days as "cycleInDays", s.interval_days as "intervalDays", s.cycle, s.next_billing_date as "nextBillingDate",
         s.last_charged_at as "lastChargedAt", s.cancellation_date as "cancellationDate",
         s.created_at as "createdAt", ${ordersJson} as orders,
         (select coalesce(json_agg(p.product_id order by p.product_id), '[]')
          from subscription_product p where p.subscription_id = s.id) as "productIds"
       from subscription s where s.user_id = :userId order by s.created_at desc, s.id) t) as subscriptions,
    (select coalesce(json_agg(t), '[]') from (
       select i.id, i.status, i.amount_charged as "amountCharged"
       from invoice i where i.user_id = :userId order by i.created_at desc, i.id) t) as invoices,
    exists (select from customer_order where user_id = :userId and remote_id is not null) as "knownToPharmacy",
    exists (select from customer_order where user_id = :userId) as "hasOrders",
    exists (select from customer_order o join order_line l on l.order_id = o.id
            where o.user_id = :userId and l.needs_prescription) as "orderedPrescription",
    coalesce((select product_ids from checkout where user_id = :userId
              order by created_at desc, id limit 1), '{}') as "checkoutProductIds"`;

/** Timestamps arrive as text inside JSON. */
type Json<T> = { [K in keyof T]: T[K] extends Date | null ? Exclude<T[K], Date> | string : T[K] };
type SubscriptionJson = Json<Omit<SubscriptionRow, 'orders'>> & {
  readonly orders: readonly Json<RemoteOrderRow>[];
};
type UserBillingJson = Omit<UserBillingRow, 'subscriptions'> & {
  readonly subscriptions: readonly SubscriptionJson[];
};

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const subscriptionFrom = (row: SubscriptionJson): SubscriptionRow => ({
  ...row,
  nextBillingDate: instant(row.nextBillingDate),
  lastChargedAt: instant(row.lastChargedAt),
  cancellationDate: instant(row.cancellationDate),
  createdAt: new Date(row.createdAt),
  orders: row.orders.map((order) => ({
    ...order,
    createdAt: new Date(order.createdAt),
    shippedAt: instant(order.shippedAt),
  })),
});

export const userBillingRepository = (db: Knex) => ({
  /** One statement. */
  of: async (userId: string): Promise<UserBillingRow> => {
    const { rows }: { rows: UserBillingJson[] } = await db.raw(sql, { userId });
    const [row] = rows;
    if (!row) throw new Error('A statement without a table gave no row.');
    return { ...row, subscriptions: row.subscriptions.map(subscriptionFrom) };
  },
});
