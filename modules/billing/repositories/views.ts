import type { Knex } from 'knex';
import type { ReadJson } from '#server/scope.ts';
import type { InvoiceLine } from '../domain/checkout/invoice-line.ts';
import type { InvoiceStatus } from '../domain/states/invoice.ts';
import type { OrderStatus } from '../domain/states/order.ts';
import type { RemoteOrderStatus } from '../domain/states/remote-order.ts';
import type { StoredCard } from './customers.ts';
import type { OrderKind } from './orders.ts';
import { type Subscription, subscriptionsSql } from './subscriptions.ts';

export interface InvoiceRow {
  readonly id: string;
  readonly number: string;
  readonly status: InvoiceStatus;
  readonly total: number;
  readonly amountCharged: number;
  readonly amountRefunded: number;
  readonly nextTryAt: Date | null;
  readonly actionUrl: string | null;
  readonly paidAt: Date | null;
  readonly lines: readonly InvoiceLine[];
}

export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly kind: OrderKind;
  readonly status: OrderStatus;
  readonly remoteStatus: RemoteOrderStatus | null;
  readonly createdAt: Date;
  readonly submittedAt: Date | null;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly trackingNumber: string | null;
  readonly lines: readonly {
    productId: number;
    name: string;
    quantity: number;
    amount: number;
    drugType: string;
  }[];
  readonly invoice: InvoiceRow | null;
}

/** Everything a page shows of one person's paying. */
export interface PayingRow {
  /** Newest first. */
  readonly subscriptions: readonly Subscription[];
  readonly card: StoredCard | null;
  readonly latestOrder: OrderRow | null;
  /** The oldest order whose bill waits for the person himself. */
  readonly unpaidOrder: OrderRow | null;
}

const orderJson = `json_build_object(
  'id', o.id, 'number', o.number, 'kind', o.kind, 'status', o.status, 'remoteStatus', o.remote_status,
  'createdAt', o.created_at, 'submittedAt', o.submitted_at, 'shippedAt', o.shipped_at,
  'deliveredAt', o.delivered_at, 'trackingNumber', o.tracking_number,
  'lines', coalesce((select json_agg(json_build_object('productId', l.product_id, 'name', l.name,
      'quantity', l.quantity, 'amount', l.amount, 'drugType', l.drug_type) order by l.product_id)
    from order_line l where l.order_id = o.id and l.canceled_at is null), '[]'),
  'invoice', case when i.id is null then null else json_build_object(
    'id', i.id, 'number', i.number, 'status', i.status, 'total', i.total, 'amountCharged', i.amount_charged,
    'amountRefunded', i.amount_refunded, 'nextTryAt', i.next_try_at, 'actionUrl', i.action_url, 'paidAt', i.paid_at,
    'lines', coalesce((select json_agg(json_build_object('kind', n.kind, 'description', n.description,
        'amount', n.amount, 'productId', n.product_id) order by n.position)
      from invoice_line n where n.invoice_id = i.id), '[]')) end)`;

const waitsForPerson = `(i.status in ('failed_unpaid', 'uncollectible')
  or (i.status = 'charge_pending' and i.action_url is not null))`;

/** Instants come as text inside JSON. */
type Json<T> = {
  [K in keyof T]: T[K] extends Date | null ? Exclude<T[K], Date> | string : T[K];
};
type OrderJson = Json<Omit<OrderRow, 'invoice'>> & { invoice: Json<InvoiceRow> | null };

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const fromJson = (row: OrderJson): OrderRow => ({
  ...row,
  createdAt: new Date(row.createdAt),
  submittedAt: instant(row.submittedAt),
  shippedAt: instant(row.shippedAt),
  deliveredAt: instant(row.deliveredAt),
  invoice: row.invoice && {
    ...row.invoice,
    nextTryAt: instant(row.invoice.nextTryAt),
    paidAt: instant(row.invoice.paidAt),
  },
});

interface PayingJson {
  readonly card: StoredCard | null;
  readonly latest: OrderJson | null;
  readonly unpaid: OrderJson | null;
  readonly subscriptions: readonly Json<Subscription>[];
}

const subscriptionFromJson = (row: Json<Subscription>): Subscription => ({
  ...row,
  nextBillingDate: instant(row.nextBillingDate),
  lastChargedAt: instant(row.lastChargedAt),
  startedAt: instant(row.startedAt),
  cancellationDate: instant(row.cancellationDate),
  createdAt: new Date(row.createdAt),
});

const oneOrder = (where: string, direction: string): string =>
  `(select ${orderJson} from customer_order o left join invoice i on i.order_id = o.id
    where o.user_id = :userId ${where} order by o.created_at ${direction}, o.id limit 1)`;

const payingJson = `(select json_build_object(
  'card', (select json_build_object('paymentMethodId', c.payment_method_id, 'brand', c.brand, 'last4', c.last4,
     'expMonth', c.exp_month, 'expYear', c.exp_year, 'postalCode', c.postal_code)
     from payment_card c where c.user_id = :userId),
  'latest', ${oneOrder('', 'desc')},
  'unpaid', ${oneOrder(`and ${waitsForPerson}`, 'asc')},
  'subscriptions', ${subscriptionsSql(':userId')}))`;

/** Everything a page shows of one person's paying, in one read. */
export const readPaying = async (read: ReadJson, userId: string): Promise<PayingRow> => {
  const row = await read<PayingJson>(payingJson, { userId });
  return {
    subscriptions: row.subscriptions.map(subscriptionFromJson),
    card: row.card,
    latestOrder: row.latest && fromJson(row.latest),
    unpaidOrder: row.unpaid && fromJson(row.unpaid),
  };
};

/** What pages show: each question is one statement. */
export const viewRepository = (db: Knex) => ({
  /** Newest first. */
  orders: async (userId: string, limit: number): Promise<OrderRow[]> => {
    const { rows } = await db.raw(
      `select ${orderJson} as "order" from customer_order o left join invoice i on i.order_id = o.id
       where o.user_id = ? order by o.created_at desc, o.id limit ?`,
      [userId, limit],
    );
    const found: { order: OrderJson }[] = rows;
    return found.map(({ order }) => fromJson(order));
  },
});
