import type { MoneySnapshot } from '../money-snapshot.ts';

const sum = (rows: readonly { amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);

type Invoice = MoneySnapshot['invoices'][number];

/** What an invoice took of the patient's credit; one that is not owed any more takes none. */
const usedBy = (all: MoneySnapshot, { id, status }: Invoice): number =>
  status === 'void' ? 0 : sum(all.creditUses.filter(({ invoice_id }) => invoice_id === id));

const overdrawn = (all: MoneySnapshot): readonly string[] =>
  all.credits.flatMap(({ id, amount }) => {
    const uses = all.creditUses.filter(({ credit_id, invoice_id }) =>
      all.invoices.some((one) => one.id === invoice_id && one.status !== 'void' && credit_id === id),
    );
    return sum(uses) > amount ? [`${sum(uses)} cents of a credit of ${amount} are used.`] : [];
  });

const lines = (all: MoneySnapshot): readonly string[] =>
  all.invoices.flatMap((invoice) => {
    if (invoice.status === 'void') return [];
    const taken = -sum(
      all.invoiceLines.filter(({ invoice_id, kind }) => invoice_id === invoice.id && kind === 'credit'),
    );
    const used = usedBy(all, invoice);
    return taken === used
      ? []
      : [`Invoice ${invoice.number} takes off ${taken} of credit, and ${used} are used.`];
  });

/** Cents that lines which left an order cost. */
const costOfGone = (all: MoneySnapshot, invoice: Invoice): number => {
  const gone = all.lines.filter(
    ({ order_id, canceled_at }) => order_id === invoice.order_id && canceled_at !== null,
  );
  return sum(
    all.invoiceLines.filter(
      (line) =>
        line.invoice_id === invoice.id && gone.some(({ product_id }) => product_id === line.product_id),
    ),
  );
};

/**
 * An order that was paid and never left is canceled: the credit that paid a part of it is the patient's again, once. So is
 * what lines that left an order cost above what its card was charged.
 */
const returned = (all: MoneySnapshot): readonly string[] =>
  all.invoices.flatMap((invoice) => {
    const order = all.orders.find(({ id }) => id === invoice.order_id);
    if (!order || order.replaces_order_id !== null) return [];
    const back = all.credits.filter(({ reason }) => reason === `Order ${order.number} was canceled`);
    const hasEnded = ['canceled', 'refunded'].includes(order.status) && order.shipped_at === null;
    const used = invoice.paid_at === null ? 0 : usedBy(all, invoice);
    const above = Math.max(0, costOfGone(all, invoice) - invoice.total);
    const expected = hasEnded ? used : Math.min(used, above);
    return sum(back) === expected
      ? []
      : [
          `Order ${order.number} is ${order.status} and used ${used} of credit; ${sum(back)} came back, not ${expected}.`,
        ];
  });

/** The journal owes the patient what was granted and no paid invoice has used. */
const journal = (all: MoneySnapshot): readonly string[] => {
  const paid = all.invoices.filter(({ paid_at }) => paid_at !== null);
  const expected = sum(all.credits) - paid.reduce((total, invoice) => total + usedBy(all, invoice), 0);
  const owed = all.creditOwed[0]?.cents ?? 0;
  return owed === expected ? [] : [`The journal owes ${owed} of credit, and ${expected} are outstanding.`];
};

/** No credit is used twice, lost or made from nothing. */
export const creditAddsUp = (all: MoneySnapshot): readonly string[] => [
  ...overdrawn(all),
  ...lines(all),
  ...returned(all),
  ...journal(all),
];
