import type { Knex } from 'knex';
import { aliasesOf } from '#kernel/columns.ts';
import type { ListQuery } from '#server/database/list-query.ts';
import type { ReadJson } from '#server/scope.ts';
import type { InvoiceLine } from '../domain/checkout/invoice-line.ts';
import type { DeclineClass } from '../domain/dunning/decline-class.ts';
import type { InvoiceStatus } from '../domain/states/invoice.ts';
import { waitsForDecisionSql } from './disputes.ts';
import { columnsSql, findLocked, lockedRead } from './find-locked.ts';

export interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly orderId: string;
  readonly subscriptionId: string | null;
  readonly cycle: number | null;
  readonly status: InvoiceStatus;
  /** Cents. */
  readonly total: number;
  /** Cents captured minus cents refunded. */
  readonly amountCharged: number;
  readonly amountRefunded: number;
  /** The day a refill is due; null for a first purchase. */
  readonly billingDate: Date | null;
  /** Number of the newest attempt; 0 before the first. */
  readonly attempt: number;
  /** Failed attempts that count toward the limit. */
  readonly tries: number;
  readonly firstFailedAt: Date | null;
  /** When it is charged (open) or charged again (failed); null when it is not charged automatically. */
  readonly nextTryAt: Date | null;
  /** While a charge is in progress: when to query the processor again. */
  readonly checkAt: Date | null;
  readonly actionUrl: string | null;
  /** Class of the newest decline; null before the first. */
  readonly declineClass: DeclineClass | null;
  /** When dunning continues without a charge: a reminder, the end of retries, the end of the order. */
  readonly dunningAt: Date | null;
  /** Since when the patient has been asked before it is charged; null when that is not needed. */
  readonly askedAt: Date | null;
}

type Changes = Partial<{
  status: InvoiceStatus;
  total: number;
  amountCharged: number;
  amountRefunded: number;
  attempt: number;
  tries: number;
  firstFailedAt: Date;
  nextTryAt: Date | null;
  checkAt: Date | null;
  actionUrl: string | null;
  declineClass: DeclineClass;
  dunningAt: Date | null;
  askedAt: Date | null;
  failureMessage: string | null;
  paidAt: Date;
}>;

const columns = {
  id: 'id',
  number: 'number',
  userId: 'user_id',
  orderId: 'order_id',
  subscriptionId: 'subscription_id',
  cycle: 'cycle',
  status: 'status',
  total: 'total',
  amountCharged: 'amount_charged',
  amountRefunded: 'amount_refunded',
  billingDate: 'billing_date',
  attempt: 'attempt',
  tries: 'tries',
  firstFailedAt: 'first_failed_at',
  nextTryAt: 'next_try_at',
  checkAt: 'check_at',
  actionUrl: 'action_url',
  declineClass: 'decline_class',
  dunningAt: 'dunning_at',
  askedAt: 'asked_at',
};

/** Earlier first orders that were not paid, with their products: those that an order of one of them replaces. */
export const readUnpaidFirst = (
  read: ReadJson,
  userId: string,
): Promise<readonly { readonly number: string; readonly productIds: readonly number[] }[]> =>
  read(
    `(select coalesce(json_agg(json_build_object('number', o.number, 'productIds',
        (select coalesce(json_agg(l.product_id), '[]') from order_line l
         where l.order_id = o.id and l.canceled_at is null)) order by o.created_at), '[]')
      from invoice i join customer_order o on o.id = i.order_id
      where i.user_id = :userId and i.cycle is null and (i.status in ('failed_unpaid', 'uncollectible')
        or (i.status = 'open' and i.asked_at is not null)
        or (i.status = 'charge_pending' and i.action_url is not null)))`,
    { userId },
  );

const locked = lockedRead('invoice', columnsSql(columns), 'invoice where id = $1');

const lineRows = (invoiceId: string, lines: readonly InvoiceLine[]) =>
  lines.map((line, position) => ({
    invoice_id: invoiceId,
    position,
    kind: line.kind,
    description: line.description,
    amount: line.amount,
    product_id: line.productId,
    discount_id: line.discountId,
  }));

export const invoiceRepository = (db: Knex) => {
  return {
    find: async (id: string): Promise<Invoice | null> =>
      (await db('invoice').select(columns).where({ id }).first()) ?? null,

    /** Locks the person's billing first. */
    findLocked: (id: string): Promise<Invoice | null> => findLocked(db, locked, id),

    idOfNumber: async (number: string): Promise<string | null> =>
      (await db('invoice').where({ number }).first('id'))?.id ?? null,

    ofOrder: async (orderId: string): Promise<Invoice | null> =>
      (await db('invoice').select(columns).where({ order_id: orderId }).first()) ?? null,

    /** Why the newest charge was declined, as a message for the patient. */
    failureMessage: async (id: string): Promise<string | null> =>
      (await db('invoice').select('failure_message').where({ id }).first())?.failure_message ?? null,

    lines: async (id: string): Promise<InvoiceLine[]> =>
      db('invoice_line')
        .select('kind', 'description', 'amount', 'product_id as productId', 'discount_id as discountId')
        .where({ invoice_id: id })
        .orderBy('position'),

    ofCheckout: async (checkoutId: string): Promise<Invoice[]> =>
      db('invoice')
        .select(columns)
        .whereIn('order_id', db('customer_order').select('id').where({ checkout_id: checkoutId })),

    ofOrders: async (orderIds: readonly string[]): Promise<Invoice[]> =>
      db('invoice')
        .select(columns)
        .whereIn('order_id', [...orderIds]),

    /** True when an invoice of the subscription is still unpaid. */
    hasUnsettled: async (subscriptionId: string): Promise<boolean> =>
      (await db('invoice')
        .join('order_line as l', 'l.order_id', 'invoice.order_id')
        .where('l.subscription_id', subscriptionId)
        .whereNull('l.canceled_at')
        .whereIn('invoice.status', ['draft', 'open', 'charge_pending', 'failed_unpaid', 'uncollectible'])
        .first('invoice.id')) !== undefined,

    /** Ids of invoices to charge now, to charge again, or whose charge has no known outcome. */
    due: (now: Date): ListQuery<string> =>
      db('invoice')
        .where((query) =>
          query
            .whereIn('status', ['open', 'failed_unpaid'])
            .where('next_try_at', '<=', now)
            .whereRaw(`not ${waitsForDecisionSql('invoice.user_id')}`),
        )
        .orWhere((query) => query.where({ status: 'charge_pending' }).where('check_at', '<=', now))
        .orderBy('created_at')
        .orderBy('id')
        .pluck('id'),

    /** Ids of unpaid invoices whose dunning continues now. */
    toDun: (now: Date): ListQuery<string> =>
      db('invoice')
        .whereIn('status', ['open', 'failed_unpaid', 'uncollectible'])
        .where('dunning_at', '<=', now)
        .orderBy('dunning_at')
        .orderBy('id')
        .pluck('id'),

    /** Unpaid first payments of a person, for orders with one of the products. */
    unpaidFirst: async (userId: string, productIds: readonly number[]): Promise<Invoice[]> =>
      db('invoice')
        .select(columns)
        .where({ user_id: userId, cycle: null })
        .where((query) =>
          query
            .whereIn('status', ['failed_unpaid', 'uncollectible'])
            .orWhere((open) => open.where({ status: 'open' }).whereNotNull('asked_at'))
            .orWhere((asked) => asked.where({ status: 'charge_pending' }).whereNotNull('action_url')),
        )
        .whereIn(
          'order_id',
          db('order_line')
            .select('order_id')
            .whereIn('product_id', [...productIds])
            .whereNull('canceled_at'),
        )
        .orderBy('created_at'),

    /** Cents of a subscription's newest paid invoice. */
    lastPaid: async (subscriptionId: string): Promise<number | null> => {
      const row = await db('invoice')
        .join('order_line as l', 'l.order_id', 'invoice.order_id')
        .where('l.subscription_id', subscriptionId)
        .whereNotNull('invoice.paid_at')
        .orderBy('invoice.paid_at', 'desc')
        .first('invoice.total');
      return row?.total ?? null;
    },

    /** Returns the invoice as it is stored. */
    add: async (
      invoice: Pick<
        Invoice,
        'id' | 'userId' | 'orderId' | 'subscriptionId' | 'cycle' | 'status' | 'billingDate' | 'nextTryAt'
      > & { readonly lines: readonly InvoiceLine[]; readonly createdAt: Date },
    ): Promise<Invoice> => {
      const added = db('invoice').insert({
        id: invoice.id,
        number: db.raw(`'INV-' || nextval('invoice_number')`),
        user_id: invoice.userId,
        order_id: invoice.orderId,
        subscription_id: invoice.subscriptionId,
        cycle: invoice.cycle,
        status: invoice.status,
        total: invoice.lines.reduce((sum, line) => sum + line.amount, 0),
        amount_charged: 0,
        amount_refunded: 0,
        billing_date: invoice.billingDate,
        attempt: 0,
        tries: 0,
        next_try_at: invoice.nextTryAt,
        created_at: invoice.createdAt,
      });
      // One statement for the invoice and its lines.
      return db
        .with('added', added.returning(aliasesOf(columns)))
        .with('lines', db('invoice_line').insert(lineRows(invoice.id, invoice.lines)))
        .select('added.*')
        .from('added')
        .first();
    },

    /** Replaces the lines, and the total, which is their sum. */
    replaceLines: async (id: string, lines: readonly InvoiceLine[]): Promise<void> => {
      await db('invoice_line').where({ invoice_id: id }).delete();
      await db('invoice_line').insert(lineRows(id, lines));
      await db('invoice')
        .where({ id })
        .update({ total: lines.reduce((sum, line) => sum + line.amount, 0) });
    },

    change: async (id: string, changes: Changes): Promise<void> => {
      await db('invoice').where({ id }).update({
        status: changes.status,
        total: changes.total,
        amount_charged: changes.amountCharged,
        amount_refunded: changes.amountRefunded,
        attempt: changes.attempt,
        tries: changes.tries,
        first_failed_at: changes.firstFailedAt,
        next_try_at: changes.nextTryAt,
        check_at: changes.checkAt,
        action_url: changes.actionUrl,
        decline_class: changes.declineClass,
        dunning_at: changes.dunningAt,
        asked_at: changes.askedAt,
        failure_message: changes.failureMessage,
        paid_at: changes.paidAt,
      });
    },
  };
};
