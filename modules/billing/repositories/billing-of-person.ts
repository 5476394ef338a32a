import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import type { ReadJson } from '#server/scope.ts';
import type { OrderStatus } from '../domain/states/order.ts';
import { orderLabels } from '../domain/states/order-labels.ts';

/** What staff see of a patient's money at a glance: how much there is, and the numbers of orders; no products. */
export interface BillingOfPerson {
  readonly subscriptions: number;
  /** Those that have not ended. */
  readonly runningSubscriptions: number;
  readonly invoices: number;
  /** Those that failed and are not paid. */
  readonly failedInvoices: number;
  /** The newest first, at most 20. */
  readonly orders: readonly PersonOrder[];
}

export interface PersonOrder {
  readonly number: string;
  readonly statusLabel: string;
  readonly createdAt: Date;
}

const SHOWN = 20;

const sql = `(select json_build_object(
  'subscriptions', (select count(*)::int from subscription where user_id = :userId),
  'runningSubscriptions', (select count(*)::int from subscription
    where user_id = :userId and status not in ('canceled', 'incomplete_expired')),
  'invoices', (select count(*)::int from invoice where user_id = :userId),
  'failedInvoices', (select count(*)::int from invoice
    where user_id = :userId and status in ('failed_unpaid', 'uncollectible')),
  'orders', (select coalesce(json_agg(t), '[]') from (
    select o.number, o.status, o.created_at as "createdAt" from customer_order o where o.user_id = :userId
    order by o.created_at desc, o.id limit ${SHOWN}) t)))`;

type Json = Omit<BillingOfPerson, 'orders'> & {
  readonly orders: readonly {
    readonly number: string;
    readonly status: OrderStatus;
    readonly createdAt: JsonInstant;
  }[];
};

/** One read, batched with others. */
export const billingOfPerson = async (read: ReadJson, userId: string): Promise<BillingOfPerson> => {
  const { orders, ...counts } = await read<Json>(sql, { userId });
  return {
    ...counts,
    orders: orders.map(({ number, status, createdAt }) => ({
      number,
      statusLabel: orderLabels(status, null).label,
      createdAt: instant(createdAt),
    })),
  };
};
