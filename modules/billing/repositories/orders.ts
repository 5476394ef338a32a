import type { Knex } from 'knex';
import { aliasesOf, type Columns, columnsIn, toRow } from '#kernel/columns.ts';
import { addDays } from '#kernel/dates.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { ShippingMethodName } from '../domain/pricing/shipping-methods.ts';
import { beforeShipment, type OrderStatus } from '../domain/states/order.ts';
import type { RemoteOrderStatus } from '../domain/states/remote-order.ts';
import { type ServiceKind, serviceKinds } from '../domain/visit-checkout/service-kinds.ts';
import { columnsSql, findLocked, lockedRead } from './find-locked.ts';
import type { ShipTo } from './subscriptions.ts';

/**
 * The first package of a checkout (over the counter, prescription), a refill, a replacement package, or a service
 * without a shipment.
 */
export type OrderKind = 'otc' | 'rx' | 'refill' | 'replacement' | ServiceKind;

export interface StoredOrderLine {
  readonly productId: number;
  /** Null for a one-time purchase. */
  readonly subscriptionId: string | null;
  readonly name: string;
  readonly drugType: string;
  readonly quantity: number;
  /** Cents. */
  readonly amount: number;
  readonly needsPrescription: boolean;
  readonly prescriptionId: string | null;
  readonly canceled: boolean;
  /** False once it is known that the patient cannot use it: lost, returned, damaged or wrong. */
  readonly isHad: boolean;
  /** It has left the pharmacy in a package. */
  readonly isShipped: boolean;
  /** The pharmacy waits for stock. */
  readonly isWaiting: boolean;
}

export interface CustomerOrder {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly kind: OrderKind;
  readonly checkoutId: string | null;
  readonly subscriptionId: string | null;
  readonly status: OrderStatus;
  readonly shipTo: ShipTo;
  readonly shippingMethod: ShippingMethodName;
  readonly remoteStatus: RemoteOrderStatus | null;
  /** When we began to send it to the pharmacy; from then on the pharmacy may have it. */
  readonly submitStartedAt: Date | null;
  readonly submittedAt: Date | null;
  readonly shippedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly createdAt: Date;
  /** Since when it is in its status. */
  readonly statusAt: Date;
  /** The order that this one replaces at no cost; null for one that is paid for. */
  readonly replacesOrderId: string | null;
  readonly lines: readonly StoredOrderLine[];
}

type Changes = Partial<{
  status: OrderStatus;
  statusAt: Date;
  remoteId: string;
  remoteStatus: RemoteOrderStatus;
  submitStartedAt: Date;
  submittedAt: Date;
  polledAt: Date;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  trackingNumber: string | null;
}>;

const columns = {
  id: 'id',
  number: 'number',
  userId: 'user_id',
  kind: 'kind',
  checkoutId: 'checkout_id',
  subscriptionId: 'subscription_id',
  status: 'status',
  shipTo: 'ship_to',
  shippingMethod: 'shipping_method',
  remoteStatus: 'remote_status',
  submitStartedAt: 'submit_started_at',
  submittedAt: 'submitted_at',
  shippedAt: 'shipped_at',
  deliveredAt: 'delivered_at',
  createdAt: 'created_at',
  statusAt: 'status_at',
  replacesOrderId: 'replaces_order_id',
} satisfies Columns<Omit<CustomerOrder, 'lines'>>;

const linesJson = `coalesce((
  select json_agg(json_build_object('productId', l.product_id, 'subscriptionId', l.subscription_id, 'name', l.name,
    'drugType', l.drug_type, 'quantity', l.quantity, 'amount', l.amount, 'needsPrescription', l.needs_prescription,
    'prescriptionId', l.prescription_id, 'canceled', l.canceled_at is not null, 'isHad', l.not_had_at is null,
    'isWaiting', l.backordered_at is not null, 'isShipped', exists (select from order_parcel p
      where p.order_id = o.id and l.product_id = any(p.product_ids))) order by l.product_id)
  from order_line l where l.order_id = o.id), '[]') as lines`;

const locked = lockedRead(
  'customer_order',
  `${columnsSql(columnsIn('o', columns))}, ${linesJson}`,
  'customer_order o where o.id = $1',
);

const lineRows = (orderId: string, lines: readonly StoredOrderLine[]) =>
  lines.map((line) => ({
    order_id: orderId,
    product_id: line.productId,
    subscription_id: line.subscriptionId,
    name: line.name,
    drug_type: line.drugType,
    quantity: line.quantity,
    amount: line.amount,
    needs_prescription: line.needsPrescription,
  }));

export const orderRepository = (db: Knex) => {
  const select = () => db('customer_order as o').select(columnsIn('o', columns)).select(db.raw(linesJson));
  return {
    find: async (id: string): Promise<CustomerOrder | null> =>
      (await select().where('o.id', id).first()) ?? null,

    /** Locks the person's billing first. */
    findLocked: (id: string): Promise<CustomerOrder | null> => findLocked(db, locked, id),

    ofCheckout: async (checkoutId: string): Promise<CustomerOrder[]> =>
      select().where('o.checkout_id', checkoutId).orderBy('o.kind'),

    /** The patient who placed the order with this number. */
    patientOf: async (number: string): Promise<string | null> =>
      (await db('customer_order').where({ number }).pluck('user_id'))[0] ?? null,

    idOf: async (number: string): Promise<string | null> =>
      (await db('customer_order').where({ number }).pluck('id'))[0] ?? null,

    /** Orders with a line of the subscription. */
    ofSubscription: async (subscriptionId: string): Promise<CustomerOrder[]> =>
      select()
        .whereIn('o.id', db('order_line').select('order_id').where({ subscription_id: subscriptionId }))
        .orderBy('o.created_at')
        .orderBy('o.id'),

    /** A person's orders with a line of one of the products that was not canceled. */
    withProducts: async (userId: string, productIds: readonly number[]): Promise<CustomerOrder[]> =>
      select()
        .where('o.user_id', userId)
        .whereIn(
          'o.id',
          db('order_line')
            .select('order_id')
            .whereIn('product_id', [...productIds])
            .whereNull('canceled_at'),
        )
        .orderBy('o.created_at')
        .orderBy('o.id'),

    /** Ids of orders that are to be sent, have been in a status since before an instant and are not at the pharmacy. */
    waiting: (statuses: readonly OrderStatus[], since: Date): ListQuery<string> =>
      db('customer_order')
        .whereIn('status', [...statuses])
        .whereNotIn('kind', [...serviceKinds])
        .whereNull('submitted_at')
        .where('status_at', '<=', since)
        .orderBy('status_at')
        .orderBy('id')
        .pluck('id'),

    heldOf: async (userId: string): Promise<string[]> =>
      (
        await db('customer_order')
          .select('id')
          .where({ user_id: userId, status: 'on_hold', submitted_at: null })
      ).map(({ id }) => id),

    /** A person's orders that are not on their way to the pharmacy yet. */
    unsentOf: async (userId: string): Promise<{ id: string; needsPrescription: boolean; shipTo: ShipTo }[]> =>
      db('customer_order as o')
        .select(
          'o.id',
          'o.ship_to as shipTo',
          db.raw(
            `exists (select from order_line l where l.order_id = o.id and l.needs_prescription and l.canceled_at is null) as "needsPrescription"`,
          ),
        )
        // A request to the pharmacy that has begun may have reached it.
        .where({ user_id: userId, submitted_at: null, submit_started_at: null })
        .whereIn('status', ['created', 'awaiting_prescription', 'awaiting_payment', 'ready', 'on_hold']),

    /** Orders that contain nothing else than one subscription: a package with other products stays one package. */
    unsentOfSubscription: async (subscriptionId: string): Promise<string[]> =>
      db('customer_order as o')
        .where({ submitted_at: null })
        .whereIn('status', ['created', 'awaiting_prescription', 'awaiting_payment', 'on_hold'])
        .whereExists(
          db('order_line as l').whereRaw('l.order_id = o.id').where({ subscription_id: subscriptionId }),
        )
        .whereNotExists(
          db('order_line as l').whereRaw('l.order_id = o.id and l.subscription_id is distinct from ?', [
            subscriptionId,
          ]),
        )
        .pluck('o.id'),

    sendTo: async (ids: readonly string[], shipTo: ShipTo): Promise<void> => {
      await db('customer_order')
        .whereIn('id', [...ids])
        .update({ ship_to: JSON.stringify(shipTo) });
    },

    /** Ids of orders at the pharmacy whose last update is older than an instant. */
    toPoll: (statuses: readonly OrderStatus[], polledBefore: Date): ListQuery<string> =>
      db('customer_order')
        .whereIn('status', [...statuses])
        .whereNotNull('submitted_at')
        .where('polled_at', '<=', polledBefore)
        .orderBy('polled_at')
        .orderBy('id')
        .pluck('id'),

    /** Ids of orders that were delivered within a year, and whose last update is more than a day old at `now`. */
    toRecall: (now: Date): ListQuery<string> =>
      db('customer_order')
        // As in the index of these orders. The last condition follows from the two behind it, and leaves out those whose year is over.
        .whereRaw(
          `status = 'delivered' and submitted_at is not null and polled_at - delivered_at < interval '364 days'`,
        )
        .where('delivered_at', '>', addDays(now, -365))
        .where('polled_at', '<=', addDays(now, -1))
        .orderBy('polled_at')
        .orderBy('id')
        .pluck('id'),

    setPolled: async (ids: readonly string[], at: Date): Promise<void> => {
      await db('customer_order')
        .whereIn('id', [...ids])
        .update({ polled_at: at });
    },

    /** Returns the order as it is stored. */
    add: async (
      order: Pick<
        CustomerOrder,
        | 'id'
        | 'userId'
        | 'kind'
        | 'checkoutId'
        | 'subscriptionId'
        | 'status'
        | 'shipTo'
        | 'shippingMethod'
        | 'createdAt'
        | 'lines'
      > & { readonly replacesOrderId?: string; readonly issueId?: string },
    ): Promise<CustomerOrder> => {
      const { issueId = null, ...rest } = order;
      const added = db('customer_order').insert({
        ...toRow(columns, rest),
        issue_id: issueId,
        number: db.raw(`'T-' || nextval('order_number')`),
        status_at: order.createdAt,
        ship_to: JSON.stringify(order.shipTo),
      });
      // One statement for the order and its lines; the fee of a visit has none.
      const row = await db
        .with('added', added.returning(aliasesOf(columns)))
        .modify((query) => {
          if (order.lines.length > 0)
            query.with('lines', db('order_line').insert(lineRows(order.id, order.lines)));
        })
        .select('added.*')
        .from('added')
        .first();
      return { ...row, lines: order.lines };
    },

    /** Replaces all lines that were not canceled. */
    replaceLines: async (id: string, lines: readonly StoredOrderLine[]): Promise<void> => {
      await db('order_line').where({ order_id: id, canceled_at: null }).delete();
      await db('order_line').insert(lineRows(id, lines));
    },

    cancelLines: async (id: string, productIds: readonly number[], at: Date): Promise<void> => {
      await db('order_line')
        .where({ order_id: id, canceled_at: null })
        .whereIn('product_id', [...productIds])
        .update({ canceled_at: at });
    },

    /** Lines that were sent to the pharmacy and will not ship. */
    cancelAtPharmacy: async (id: string, productIds: readonly number[], at: Date): Promise<void> => {
      await db('order_line')
        .where({ order_id: id, canceled_at: null })
        .whereIn('product_id', [...productIds])
        .update({ canceled_at: at, not_shipped_at: at, backordered_at: null, expected_at: null });
    },

    notShippedOf: async (id: string): Promise<readonly number[]> =>
      db('order_line')
        .where({ order_id: id })
        .whereNotNull('not_shipped_at')
        .orderBy('product_id')
        .pluck('product_id'),

    /** Sets exactly these lines as waiting for stock, since the first time it was reported. */
    setWaiting: async (
      id: string,
      waiting: readonly { readonly productId: number; readonly expectedAt: Date | null }[],
      at: Date,
    ): Promise<void> => {
      await db('order_line')
        .where({ order_id: id })
        .whereNotNull('backordered_at')
        .whereNotIn(
          'product_id',
          waiting.map(({ productId }) => productId),
        )
        .update({ backordered_at: null, expected_at: null });
      for (const { productId, expectedAt } of waiting)
        await db('order_line')
          .where({ order_id: id, product_id: productId, canceled_at: null })
          .update({ backordered_at: db.raw('coalesce(backordered_at, ?)', [at]), expected_at: expectedAt });
    },

    /** Whether a line of the subscription waits for stock. */
    isWaiting: async (subscriptionId: string): Promise<boolean> =>
      (await db('order_line as l')
        .join('customer_order as o', 'o.id', 'l.order_id')
        .where('l.subscription_id', subscriptionId)
        .whereNotNull('l.backordered_at')
        .whereIn('o.status', [...beforeShipment])
        .first('l.order_id')) !== undefined,

    /** Whether the patient has these products of the order to use. */
    setHad: async (id: string, productIds: readonly number[], notHadAt: Date | null): Promise<void> => {
      await db('order_line')
        .where({ order_id: id })
        .whereIn('product_id', [...productIds])
        .update({ not_had_at: notHadAt });
    },

    setPrescription: async (id: string, productId: number, prescriptionId: string): Promise<void> => {
      await db('order_line')
        .where({ order_id: id, product_id: productId })
        .update({ prescription_id: prescriptionId });
    },

    change: async (id: string, changes: Changes): Promise<void> => {
      await db('customer_order').where({ id }).update({
        status: changes.status,
        status_at: changes.statusAt,
        remote_id: changes.remoteId,
        remote_status: changes.remoteStatus,
        submit_started_at: changes.submitStartedAt,
        submitted_at: changes.submittedAt,
        polled_at: changes.polledAt,
        shipped_at: changes.shippedAt,
        delivered_at: changes.deliveredAt,
        tracking_number: changes.trackingNumber,
      });
    },
  };
};
