import type { MoneySnapshot } from '../money-snapshot.ts';

type Order = MoneySnapshot['orders'][number];

/** Ships, has shipped, or is going to. */
const goesOn: readonly string[] = [
  'ready',
  'sent_to_pharmacy',
  'in_fulfillment',
  'shipped',
  'delivered',
  'backordered',
  'partially_shipped',
  'cancel_requested',
  'on_hold',
];

/** The last order in a chain of replacements for a paid one. */
const lastOf = (all: MoneySnapshot, order: Order): Order => {
  const next = all.orders.find(({ replaces_order_id }) => replaces_order_id === order.id);
  return next ? lastOf(all, next) : order;
};

/** What the patient paid for an invoice and neither got nor gets back. */
const kept = (all: MoneySnapshot, invoiceId: string): number => {
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  const paid = sum(all.attempts.filter((one) => one.invoice_id === invoiceId && one.status === 'succeeded'));
  const back = sum(all.refunds.filter((one) => one.invoice_id === invoiceId));
  const lost = all.disputes
    .filter((one) => one.invoice_id === invoiceId && one.status === 'lost')
    .reduce((total, { withdrawn }) => total + withdrawn, 0);
  return paid - back - lost;
};

/** Nothing stays paid that neither ships nor is refunded, without a task for staff. */
export const paidOrdersGoOn = (all: MoneySnapshot): readonly string[] =>
  all.invoices.flatMap(({ id, number, order_id }) => {
    const order = all.orders.find((one) => one.id === order_id);
    if (!order || kept(all, id) <= 0) return [];
    const last = lastOf(all, order);
    const chain = new Set([order.id, last.id]);
    // A person handles it, or has decided about it.
    const isSeen =
      all.issues.some((issue) => chain.has(issue.order_id)) ||
      all.tasks.some(({ invoice_id }) => invoice_id === id) ||
      all.disputes.some((one) => one.invoice_id === id && one.status === 'open');
    return goesOn.includes(last.status) || isSeen
      ? []
      : [
          `Invoice ${number} is paid with ${kept(all, id)} cents, and order ${last.number} is ${last.status}.`,
        ];
  });
