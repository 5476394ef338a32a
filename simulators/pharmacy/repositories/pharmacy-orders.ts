import type { Knex } from 'knex';
import { isUuid } from '#kernel/uuid.ts';

/** How an order ends that does not go its usual way. */
export type PharmacyFate = 'rejected' | 'on_hold' | 'lost' | 'returned';

/** An order as the pharmacy read it. */
export interface OrderContents {
  readonly recipient: string;
  /** Two-letter code of the destination. */
  readonly state: string;
  readonly shippingMethod: string;
  readonly lines: readonly {
    readonly productId: number;
    readonly name: string;
    readonly quantity: number;
    /** Null for a product without one. */
    readonly prescriptionId: string | null;
  }[];
}

interface Row {
  order_id: string;
  remote_id: string;
  received_at: Date;
  canceled_at: Date | null;
  fate: PharmacyFate | null;
  waiting_ids: number[];
  restocked_at: Date | null;
  canceled_ids: number[];
  reason: string | null;
  arrived_at: Date | null;
  recalls: Readonly<Record<string, string>>;
  substitutes: Readonly<Record<string, string>>;
  contents: OrderContents;
}

const fromRow = (row: Row) => ({
  orderId: row.order_id,
  remoteId: row.remote_id,
  receivedAt: row.received_at,
  canceledAt: row.canceled_at,
  fate: row.fate,
  productIds: row.contents.lines.map(({ productId }) => productId),
  prescribedIds: row.contents.lines
    .filter(({ prescriptionId }) => prescriptionId !== null)
    .map(({ productId }) => productId),
  /** Lines that are out of stock until `restockedAt`, or until nobody knows when. */
  waitingIds: row.waiting_ids,
  restockedAt: row.restocked_at,
  canceledIds: row.canceled_ids,
  /** Why it was rejected. */
  reason: row.reason,
  /** When the carrier came to the patient; null: at the usual time. */
  arrivedAt: row.arrived_at,
  /** Why products were recalled, by the product's id. */
  recalls: row.recalls,
  /** What was sent in place of products, by the product's id. */
  substitutes: row.substitutes,
  recipient: row.contents.recipient,
  state: row.contents.state,
  shippingMethod: row.contents.shippingMethod,
  names: row.contents.lines.map(({ name }) => name),
});

export type StoredPharmacyOrder = ReturnType<typeof fromRow>;

export const pharmacyOrders = (db: Knex) => ({
  /** Stores the first order under an id; for a repeated id, returns the stored order. */
  receive: async (orderId: string, contents: OrderContents, at: Date) => {
    await db('demo_pharmacy_order')
      .insert({
        order_id: orderId,
        remote_id: `ph-${orderId.slice(0, 8)}`,
        received_at: at,
        contents: JSON.stringify(contents),
      })
      .onConflict('order_id')
      .ignore();
    const row = await db<Row>('demo_pharmacy_order').where({ order_id: orderId }).first();
    if (!row) throw new Error('An order just received is gone.');
    return fromRow(row);
  },
  find: async (orderId: string) => {
    const row = await db<Row>('demo_pharmacy_order').where({ order_id: orderId }).first();
    return row ? fromRow(row) : null;
  },
  findAll: async (orderIds: readonly string[]) =>
    (
      await db<Row>('demo_pharmacy_order').whereIn(
        'order_id',
        orderIds.filter((id) => isUuid(id)),
      )
    ).map(fromRow),
  /** Decides how an order ends; null: as usual. For the demo and tests. */
  setFate: async (
    orderId: string,
    fate: PharmacyFate | null,
    reason: string | null = null,
  ): Promise<void> => {
    await db('demo_pharmacy_order').where({ order_id: orderId }).update({ fate, reason });
  },
  /** Moves an order in time: it is filled and ships by how long ago it was received. */
  setReceived: async (orderId: string, at: Date): Promise<void> => {
    await db('demo_pharmacy_order').where({ order_id: orderId }).update({ received_at: at });
  },
  /** The carrier brings what has shipped of an order. */
  setArrived: async (orderId: string, at: Date): Promise<void> => {
    await db('demo_pharmacy_order').where({ order_id: orderId }).update({ arrived_at: at });
  },
  /** Recalls a product that was sent, or sends another one in its place. */
  warn: async (
    orderId: string,
    column: 'recalls' | 'substitutes',
    { productId, text }: { readonly productId: number; readonly text: string },
  ): Promise<void> => {
    await db('demo_pharmacy_order')
      .where({ order_id: orderId })
      .update({ [column]: db.raw('?? || ?::jsonb', [column, JSON.stringify({ [productId]: text })]) });
  },
  /** The orders that were received last. */
  latest: async (limit: number) =>
    (
      await db<Row>('demo_pharmacy_order').orderBy('received_at', 'desc').orderBy('order_id').limit(limit)
    ).map(fromRow),
  /** Products of an order are out of stock; `restockedAt` is when they come. For the demo and tests. */
  setWaiting: async (
    orderId: string,
    productIds: readonly number[],
    restockedAt: Date | null,
  ): Promise<void> => {
    await db('demo_pharmacy_order')
      .where({ order_id: orderId })
      .update({ waiting_ids: [...productIds], restocked_at: restockedAt });
  },
  /** A repetition keeps the first instant. */
  cancel: async (orderId: string, at: Date): Promise<void> => {
    await db('demo_pharmacy_order')
      .where({ order_id: orderId, canceled_at: null })
      .update({ canceled_at: at });
  },
  cancelLines: async (orderId: string, productIds: readonly number[]): Promise<void> => {
    await db('demo_pharmacy_order')
      .where({ order_id: orderId })
      .update({ canceled_ids: [...productIds] });
  },
});
