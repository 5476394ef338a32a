import type { Scope } from '#server/scope.ts';
import type { InvoiceSearch } from '../../domain/desk/invoice-search.ts';
import type { OrderSearch } from '../../domain/desk/order-search.ts';
import type { SubscriptionSearch } from '../../domain/desk/subscription-search.ts';
import { deskInvoiceRepository } from '../../repositories/desk-invoices.ts';
import { deskOrderRepository } from '../../repositories/desk-orders.ts';
import { deskSubscriptionRepository } from '../../repositories/desk-subscriptions.ts';
import { everyDays } from '../../repositories/subscriptions.ts';
import { chargesOfPeople, isChargedNext } from './charges-of-people.ts';
import { type Cell, dollars, yesNo } from './csv-lines.ts';

/** Rows that are read at once. */
const BATCH = 500;

/** Where a batch ended. */
interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** The rows of a list, batch by batch, with the first line. They name nobody and no product: ids lead to both. */
export type ExportRows = AsyncIterable<readonly (readonly Cell[])[]>;

/** All rows, batch by batch, so that a list of any length is never in memory as a whole. */
async function* batchesOf<Row extends Cursor>(
  page: (wanted: { after: Cursor | null; limit: number }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Cursor | null = null;
  for (;;) {
    const rows: readonly Row[] = await page({ after, limit: BATCH });
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1) ?? null;
  }
}

export async function* orderRows(scope: Scope, search: OrderSearch): ExportRows {
  yield [
    [
      ...['Order', 'Person', 'Refill', 'State of the order', 'Ships to', 'Placed', 'Shipped', 'Delivered'],
      'Total',
    ],
  ];
  const { page } = deskOrderRepository(scope.db);
  for await (const orders of batchesOf((wanted) => page(search, wanted)))
    yield orders.map((order) => [
      order.number,
      order.userId,
      yesNo(order.kind === 'refill'),
      order.status,
      order.shipsTo,
      order.createdAt,
      order.shippedAt,
      order.deliveredAt,
      order.total === null ? null : dollars(order.total),
    ]);
}

export async function* subscriptionRows(scope: Scope, search: SubscriptionSearch): ExportRows {
  yield [
    [
      ...['Subscription', 'Person', 'State', 'Every days', 'Next charge', 'Next amount'],
      ...['Last charge', 'Made', 'Canceled'],
    ],
  ];
  const { page, ofPeople } = deskSubscriptionRepository(scope.db, scope.clock.now());
  for await (const listed of batchesOf((wanted) => page(search, wanted))) {
    const subscriptions = await ofPeople([...new Set(listed.map(({ userId }) => userId))]);
    const charges = await chargesOfPeople(scope, subscriptions);
    const byId = new Map(subscriptions.map((subscription) => [subscription.id, subscription]));
    yield listed.flatMap(({ id }) => {
      const subscription = byId.get(id);
      if (!subscription) return [];
      const amount = charges.get(id);
      return [
        [
          id,
          subscription.userId,
          subscription.status,
          everyDays(subscription),
          isChargedNext(subscription) ? subscription.nextBillingDate : null,
          amount === undefined ? null : dollars(amount),
          subscription.lastChargedAt,
          subscription.createdAt,
          subscription.cancellationDate,
        ],
      ];
    });
  }
}

export async function* invoiceRows(scope: Scope, search: InvoiceSearch): ExportRows {
  yield [
    [
      ...['Invoice', 'Order', 'Person', 'Refill', 'State', 'Total', 'Charged', 'Given back', 'Charges'],
      ...['Decline', 'Processor id', 'Made', 'Paid'],
    ],
  ];
  const { page } = deskInvoiceRepository(scope.db);
  for await (const invoices of batchesOf((wanted) => page(search, wanted)))
    yield invoices.map((invoice) => [
      invoice.number,
      invoice.orderNumber,
      invoice.userId,
      yesNo(invoice.isRefill),
      invoice.status,
      dollars(invoice.total),
      dollars(invoice.amountCharged),
      dollars(invoice.amountRefunded),
      invoice.attempt,
      invoice.declineCode,
      invoice.reference,
      invoice.createdAt,
      invoice.paidAt,
    ]);
}
