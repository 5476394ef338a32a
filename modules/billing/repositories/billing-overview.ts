import type { Knex } from 'knex';
import type { ReadJson } from '#server/scope.ts';
import type { InvoiceLine } from '../domain/checkout/invoice-line.ts';
import type { DeclineClass } from '../domain/dunning/decline-class.ts';
import type { ShippingMethodName } from '../domain/pricing/shipping-methods.ts';
import type { InvoiceStatus } from '../domain/states/invoice.ts';
import type { OrderStatus } from '../domain/states/order.ts';
import type { RemoteOrderStatus } from '../domain/states/remote-order.ts';
import type { SavedCard, StoredCard } from './cards.ts';
import type { OrderKind } from './orders.ts';
import { type ParcelJson, type ParcelRow, parcelFrom, parcelJson } from './parcel-json.ts';
import { type ShipTo, type Subscription, subscriptionsSql } from './subscriptions.ts';

/** An invoice without its lines. */
export interface InvoiceSummary {
  readonly id: string;
  readonly number: string;
  readonly status: InvoiceStatus;
  readonly total: number;
  readonly amountCharged: number;
  readonly amountRefunded: number;
  readonly nextTryAt: Date | null;
  readonly actionUrl: string | null;
  /** While the issuer waits for the patient: the payment is canceled then. */
  readonly confirmBy: Date | null;
  /** The first payment of an order, not a refill. */
  readonly isFirst: boolean;
  readonly declineClass: DeclineClass | null;
  /** Since when the patient has been asked before it is charged. */
  readonly askedAt: Date | null;
  /** The next dunning step other than a charge. */
  readonly dunningAt: Date | null;
  readonly paidAt: Date | null;
  /** Cents of the refund that did not reach the card. */
  readonly refundFailed: number;
  /** Cents of the refund that the issuer took back after a dispute. */
  readonly disputeLost: number;
}

export interface InvoiceRow extends InvoiceSummary {
  readonly lines: readonly InvoiceLine[];
}

/** An order and its status, without its lines. */
export interface OrderSummary {
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
  readonly paidAt: Date | null;
  /** When the last package that is on its way should be there, as the carrier says; null before it has a date. */
  readonly expectedAt: Date | null;
  readonly shipTo: ShipTo;
  readonly shippingMethod: ShippingMethodName;
}

export interface OrderRow extends OrderSummary {
  readonly lines: readonly {
    productId: number;
    name: string;
    quantity: number;
    amount: number;
    drugType: string;
    needsPrescription: boolean;
    isHad: boolean;
    /** Canceled after the pharmacy had the order, and refunded. */
    isCanceled: boolean;
    /** The pharmacy waits for stock. */
    isWaiting: boolean;
    expectedAt: Date | null;
  }[];
  readonly invoice: InvoiceRow | null;
  readonly parcel: ParcelRow;
}

/** One person's billing data for pages. */
export interface BillingOverviewRow {
  /** Newest first. */
  readonly subscriptions: readonly Subscription[];
  /** The card that is charged first, then the newest. */
  readonly cards: readonly SavedCard[];
  readonly latestOrder: OrderSummary | null;
  /** Id of the oldest order whose invoice only the person can pay. */
  readonly unpaid: InvoiceSummary | null;
}

/** An amount to be paid, and the card that may pay it. */
export interface UnpaidRow {
  readonly card: StoredCard | null;
  /** The oldest order whose invoice only the person can pay. */
  readonly order: OrderRow | null;
}

const summaryJson = `'id', o.id, 'number', o.number, 'kind', o.kind, 'status', o.status,
  'remoteStatus', o.remote_status, 'createdAt', o.created_at, 'submittedAt', o.submitted_at,
  'shippedAt', o.shipped_at, 'deliveredAt', o.delivered_at, 'trackingNumber', o.tracking_number,
  'shipTo', o.ship_to, 'shippingMethod', o.shipping_method, 'paidAt', (select p.paid_at from invoice p where p.order_id = o.id),
  'expectedAt', (select max(k.expected_at) from order_parcel k where k.order_id = o.id and k.status = 'shipped')`;

const invoiceJson = `'id', i.id, 'number', i.number, 'status', i.status, 'total', i.total,
  'amountCharged', i.amount_charged, 'amountRefunded', i.amount_refunded, 'nextTryAt', i.next_try_at,
  'actionUrl', i.action_url, 'paidAt', i.paid_at, 'isFirst', i.cycle is null, 'declineClass', i.decline_class, 'dunningAt', i.dunning_at, 'askedAt', i.asked_at,
  'confirmBy', (select a.confirm_by from charge_attempt a
    where a.invoice_id = i.id and a.attempt = i.attempt and a.status = 'pending'),
  'refundFailed', (select coalesce(sum(r.amount), 0) from refund r
    where r.invoice_id = i.id and r.status = 'failed' and r.changes_invoice),
  'disputeLost', (select coalesce(sum(d.amount), 0) from payment_dispute d
    where d.invoice_id = i.id and d.status = 'lost')`;

const orderJson = `json_build_object(${summaryJson},
  'lines', coalesce((select json_agg(json_build_object('productId', l.product_id, 'name', l.name,
      'quantity', l.quantity, 'amount', l.amount, 'drugType', l.drug_type, 'needsPrescription', l.needs_prescription,
      'isHad', l.not_had_at is null, 'isCanceled', l.not_shipped_at is not null,
      'isWaiting', l.backordered_at is not null, 'expectedAt', l.expected_at) order by l.product_id)
    from order_line l where l.order_id = o.id and (l.canceled_at is null or l.not_shipped_at is not null)), '[]'),
  'invoice', case when i.id is null then null else json_build_object(${invoiceJson},
    'lines', coalesce((select json_agg(json_build_object('kind', n.kind, 'description', n.description,
        'amount', n.amount, 'productId', n.product_id, 'discountId', n.discount_id) order by n.position)
      from invoice_line n where n.invoice_id = i.id), '[]')) end,
  'parcel', ${parcelJson})`;

const waitsForPerson = `(i.status in ('failed_unpaid', 'uncollectible')
  or (i.status = 'open' and i.asked_at is not null)
  or (i.status = 'charge_pending' and i.action_url is not null))`;

/** Timestamps arrive as text inside JSON. */
type Json<T> = {
  [K in keyof T]: T[K] extends Date | null ? Exclude<T[K], Date> | string : T[K];
};
type LineJson = Omit<OrderRow['lines'][number], 'expectedAt'> & { readonly expectedAt: string | null };
type OrderJson = Json<Omit<OrderRow, 'invoice' | 'parcel' | 'lines'>> & {
  lines: readonly LineJson[];
  invoice: Json<InvoiceRow> | null;
  parcel: ParcelJson;
};

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const summaryFrom = <T extends Json<OrderSummary>>(row: T) => ({
  ...row,
  createdAt: new Date(row.createdAt),
  submittedAt: instant(row.submittedAt),
  shippedAt: instant(row.shippedAt),
  deliveredAt: instant(row.deliveredAt),
  paidAt: instant(row.paidAt),
  expectedAt: instant(row.expectedAt),
});

const invoiceFrom = <T extends Json<InvoiceSummary>>(row: T) => ({
  ...row,
  nextTryAt: instant(row.nextTryAt),
  confirmBy: instant(row.confirmBy),
  dunningAt: instant(row.dunningAt),
  askedAt: instant(row.askedAt),
  paidAt: instant(row.paidAt),
});

const orderFrom = (row: OrderJson): OrderRow => ({
  ...summaryFrom(row),
  lines: row.lines.map((line) => ({ ...line, expectedAt: instant(line.expectedAt) })),
  parcel: parcelFrom(row.parcel),
  invoice: row.invoice && invoiceFrom(row.invoice),
});

interface OverviewJson {
  readonly cards: readonly SavedCard[];
  readonly latest: Json<OrderSummary> | null;
  readonly unpaid: Json<InvoiceSummary> | null;
  readonly subscriptions: readonly Json<Subscription>[];
}

interface UnpaidJson {
  readonly card: StoredCard | null;
  readonly order: OrderJson | null;
}

const subscriptionFromJson = (row: Json<Subscription>): Subscription => ({
  ...row,
  nextBillingDate: instant(row.nextBillingDate),
  lastChargedAt: instant(row.lastChargedAt),
  startedAt: instant(row.startedAt),
  cancellationDate: instant(row.cancellationDate),
  createdAt: new Date(row.createdAt),
});

const cardJson = `(select json_build_object('paymentMethodId', c.payment_method_id, 'brand', c.brand, 'last4', c.last4,
     'expMonth', c.exp_month, 'expYear', c.exp_year, 'postalCode', c.postal_code, 'wallet', c.wallet)
   from payment_card c where c.user_id = :userId and c.is_default)`;

const cardsJson = `(select coalesce(json_agg(json_build_object('paymentMethodId', c.payment_method_id, 'brand', c.brand,
     'last4', c.last4, 'expMonth', c.exp_month, 'expYear', c.exp_year, 'postalCode', c.postal_code,
     'fingerprint', c.fingerprint, 'wallet', c.wallet, 'isDefault', c.is_default) order by c.is_default desc, c.saved_at desc), '[]')
   from payment_card c where c.user_id = :userId)`;

const unpaidOrder = (what: string): string =>
  `(select ${what} from customer_order o join invoice i on i.order_id = o.id
    where o.user_id = :userId and ${waitsForPerson} order by o.created_at, o.id limit 1)`;

const overviewJson = `(select json_build_object(
  'cards', ${cardsJson},
  'latest', (select json_build_object(${summaryJson}) from customer_order o
    where o.user_id = :userId order by o.created_at desc, o.id limit 1),
  'unpaid', ${unpaidOrder(`json_build_object(${invoiceJson})`)},
  'subscriptions', ${subscriptionsSql(':userId')}))`;

const unpaidJson = `(select json_build_object('card', ${cardJson}, 'order', ${unpaidOrder(orderJson)}))`;

/** One person's billing data, in one read. */
export const readBillingOverview = async (read: ReadJson, userId: string): Promise<BillingOverviewRow> => {
  const row = await read<OverviewJson>(overviewJson, { userId });
  return {
    subscriptions: row.subscriptions.map(subscriptionFromJson),
    cards: row.cards,
    latestOrder: row.latest && summaryFrom(row.latest),
    unpaid: row.unpaid && invoiceFrom(row.unpaid),
  };
};

/** The payment that waits for the person, in one read. */
export const readUnpaid = async (read: ReadJson, userId: string): Promise<UnpaidRow> => {
  const { card, order } = await read<UnpaidJson>(unpaidJson, { userId });
  return { card, order: order && orderFrom(order) };
};

/** Read models for pages: each query is one statement. */
export const billingOverviewRepository = (db: Knex) => ({
  /** Newest first. */
  orders: async (userId: string, limit: number): Promise<OrderRow[]> => {
    const { rows } = await db.raw(
      `select ${orderJson} as "order" from customer_order o left join invoice i on i.order_id = o.id
       where o.user_id = ? order by o.created_at desc, o.id limit ?`,
      [userId, limit],
    );
    const found: { order: OrderJson }[] = rows;
    return found.map(({ order }) => orderFrom(order));
  },
});
