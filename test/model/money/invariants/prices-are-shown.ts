import { z } from 'zod';
import { toCalendarDate } from '#kernel/dates.ts';
import type { MoneySnapshot } from '../money-snapshot.ts';

const SCREENS = `{ currentUser {
  billing { subscriptions { id amount nextBillingDate } }
  orders { number total invoice { id total amountCharged lines { amount } } }
  paymentTask { invoiceId amount } } }`;

const screensOf = z.object({
  currentUser: z.object({
    billing: z.object({
      subscriptions: z.array(
        z.object({ id: z.string(), amount: z.number(), nextBillingDate: z.string().nullable() }),
      ),
    }),
    orders: z.array(
      z.object({
        number: z.string(),
        total: z.number(),
        invoice: z
          .object({
            id: z.string(),
            total: z.number(),
            amountCharged: z.number(),
            lines: z.array(z.object({ amount: z.number() })),
          })
          .nullable(),
      }),
    ),
    paymentTask: z.object({ invoiceId: z.string(), amount: z.number() }).nullable(),
  }),
});

const sum = (rows: readonly { amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);

/** What the checkout page and the overview showed is what the invoices ask for. */
const earlierScreens = (all: MoneySnapshot): readonly string[] => {
  const { quoted, shown } = all.history;
  return all.invoices.flatMap((invoice) => {
    const lines = sum(all.invoiceLines.filter(({ invoice_id }) => invoice_id === invoice.id));
    const problems = lines === invoice.total ? [] : [`Invoice ${invoice.number}: its lines are ${lines}.`];
    const before = quoted.get(invoice.id) ?? (invoice.subscription_id && shown.get(invoice.subscription_id));
    if (typeof before !== 'number') return problems;
    if (!quoted.has(invoice.id)) quoted.set(invoice.id, before);
    // What the patient took out of an order lowers it.
    const isLess = all.lines.some(
      ({ order_id, canceled_at }) => order_id === invoice.order_id && canceled_at !== null,
    );
    const agrees = isLess ? invoice.total <= before : invoice.total === before;
    return agrees
      ? problems
      : [...problems, `Invoice ${invoice.number} is ${invoice.total}, and ${before} was shown.`];
  });
};

/** Every screen's price is the charge: checkout, overview, announcement, order history, payment page. */
export const pricesAreShown = async (all: MoneySnapshot): Promise<readonly string[]> => {
  const { history } = all;
  const problems = [...earlierScreens(all)];
  for (const { invoice_id, amount, status } of all.attempts) {
    const invoice = all.invoices.find(({ id }) => id === invoice_id);
    if (status === 'succeeded' && invoice?.status !== 'void' && invoice?.total !== amount)
      problems.push(`Invoice ${invoice?.number} of ${invoice?.total} was charged with ${amount}.`);
  }
  const answer = await history.harness.process.api(history.patient, SCREENS);
  const read = screensOf.safeParse(answer.data);
  if (!read.success) return [...problems, `The screens do not open: ${JSON.stringify(answer.errors)}`];
  const { billing, orders, paymentTask } = read.data.currentUser;
  for (const { number, total, invoice } of orders) {
    if (!invoice) continue;
    const stored = all.invoices.find(({ id }) => id === invoice.id);
    if (total !== stored?.total || invoice.total !== total || sum(invoice.lines) !== total)
      problems.push(`Order ${number} shows ${total}, its invoice is ${stored?.total}.`);
  }
  for (const { id, amount, nextBillingDate } of billing.subscriptions) {
    history.shown.set(id, amount);
    const promised = history.later.get(id);
    if (promised !== undefined && promised !== amount)
      problems.push(`The subscription ${id} costs ${amount}; the checkout page said ${promised}.`);
    if (nextBillingDate === null) continue;
    const day = toCalendarDate(new Date(nextBillingDate));
    const announced = all.agreements.findLast(
      (one) => one.subscription_id === id && one.invoice_id === null && toCalendarDate(one.charge_on) === day,
    );
    if (announced && announced.amount !== amount)
      problems.push(`The subscription ${id} shows ${amount}, and ${announced.amount} was announced.`);
  }
  const due = all.invoices.find(({ id }) => id === paymentTask?.invoiceId);
  if (paymentTask && due?.total !== paymentTask.amount)
    problems.push(`The payment page shows ${paymentTask.amount} for an invoice of ${due?.total}.`);
  return problems;
};
