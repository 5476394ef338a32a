import { z } from 'zod';
import { toCalendarDate } from '#kernel/dates.ts';
import type { ShownPlan } from '../money-history.ts';
import type { MoneySnapshot } from '../money-snapshot.ts';
import { promisesHold } from './promises-hold.ts';
import { triesIn } from './refills-are-in-time.ts';

const SCREENS = `{ currentUser {
  billing { subscriptions { id amount nextBillingDate productNames } }
  orders { number total invoice { id total summary amountCharged lines { amount } } }
  paymentTask { invoiceId amount } } }`;

const screensOf = z.object({
  currentUser: z.object({
    billing: z.object({
      subscriptions: z.array(
        z.object({
          id: z.string(),
          amount: z.number(),
          nextBillingDate: z.string().nullable(),
          productNames: z.array(z.string()).readonly(),
        }),
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
            summary: z.string(),
            amountCharged: z.number(),
            lines: z.array(z.object({ amount: z.number() })),
          })
          .nullable(),
      }),
    ),
    paymentTask: z.object({ invoiceId: z.string(), amount: z.number() }).nullable(),
  }),
});

/** A subscription as the overview shows it. */
export type ShownSubscription = z.output<typeof screensOf>['currentUser']['billing']['subscriptions'][number];

const sum = (rows: readonly { amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0);

/** What the checkout page and the overview showed is what the invoices ask for; before credit is taken off. */
const earlierScreens = (all: MoneySnapshot): readonly string[] => {
  const { quoted, shown } = all.history;
  return all.invoices.flatMap((invoice) => {
    const own = all.invoiceLines.filter(({ invoice_id }) => invoice_id === invoice.id);
    const problems =
      sum(own) === invoice.total ? [] : [`Invoice ${invoice.number}: its lines are ${sum(own)}.`];
    const whole = invoice.total - sum(own.filter(({ kind }) => kind === 'credit'));
    const recent = (invoice.subscription_id && shown.get(invoice.subscription_id)) || [];
    // Of two simultaneous steps, one may have changed the price after the other one made the charge.
    const before = quoted.get(invoice.id) ?? recent.find((one) => one === whole) ?? recent.at(-1);
    if (before === undefined) return problems;
    if (!quoted.has(invoice.id)) quoted.set(invoice.id, before);
    // What the patient took out of an order lowers it.
    const isLess = all.lines.some(
      ({ order_id, canceled_at }) => order_id === invoice.order_id && canceled_at !== null,
    );
    const agrees = isLess ? whole <= before : whole === before;
    return agrees
      ? problems
      : [...problems, `Invoice ${invoice.number} is ${whole}, and ${before} was shown.`];
  });
};

const attempted = (all: MoneySnapshot): readonly string[] =>
  all.attempts.flatMap(({ invoice_id, amount, status }) => {
    const invoice = all.invoices.find(({ id }) => id === invoice_id);
    return status === 'succeeded' && invoice?.status !== 'void' && invoice?.total !== amount
      ? [`Invoice ${invoice?.number} of ${invoice?.total} was charged with ${amount}.`]
      : [];
  });

/** What was announced for the next charge is what the overview shows for it. */
const announced = (all: MoneySnapshot, subscriptions: readonly ShownSubscription[]): readonly string[] =>
  subscriptions.flatMap(({ id, amount, nextBillingDate }) => {
    if (nextBillingDate === null) return [];
    const day = toCalendarDate(new Date(nextBillingDate));
    const notice = all.agreements.findLast(
      (one) =>
        one.subscription_id === id &&
        one.invoice_id === null &&
        one.withdrawn_at === null &&
        toCalendarDate(one.charge_on) === day,
    );
    const whole = notice && notice.amount + notice.credit;
    return whole !== undefined && whole !== amount
      ? [`The subscription ${id} shows ${amount}, and ${whole} was announced.`]
      : [];
  });

/** Checkout shows the plan at the prices of the overview. */
const checkout = (all: MoneySnapshot, subscriptions: readonly ShownSubscription[]): readonly string[] => {
  const { checkout: shown } = all.history;
  if (!shown) return [];
  all.history.checkout = null;
  const textOf = ({ amount, productNames }: ShownPlan) => `${amount} for ${productNames.join()}`;
  const known = subscriptions.map(textOf);
  const wrong = shown.plan.map(textOf).filter((text) => !known.includes(text));
  return wrong.map((text) => `Checkout shows a plan of ${text}, which the overview does not.`);
};

/** Every screen's price is the charge: checkout, overview, changes of a plan, announcement, order history, payment page. */
export const pricesAreShown = async (all: MoneySnapshot): Promise<readonly string[]> => {
  const { history } = all;
  const problems = [...earlierScreens(all), ...attempted(all)];
  const answer = await history.harness.process.api(history.patient, SCREENS);
  const read = screensOf.safeParse(answer.data);
  if (!read.success) return [...problems, `The screens do not open: ${JSON.stringify(answer.errors)}`];
  const { billing, orders, paymentTask } = read.data.currentUser;
  for (const { number, total, invoice } of orders) {
    if (!invoice) continue;
    const tries = triesIn(invoice.summary).map((on) => ({ at: all.now, on }));
    history.triesShown.set(invoice.id, [...(history.triesShown.get(invoice.id) ?? []), ...tries]);
    const stored = all.invoices.find(({ id }) => id === invoice.id);
    if (total !== stored?.total || invoice.total !== total || sum(invoice.lines) !== total)
      problems.push(`Order ${number} shows ${total}, its invoice is ${stored?.total}.`);
  }
  const { subscriptions } = billing;
  problems.push(...promisesHold(all, subscriptions), ...announced(all, subscriptions));
  problems.push(...checkout(all, subscriptions));
  for (const { id, amount } of subscriptions) history.shown.set(id, [amount]);
  const due = all.invoices.find(({ id }) => id === paymentTask?.invoiceId);
  if (paymentTask && due?.total !== paymentTask.amount)
    problems.push(`The payment page shows ${paymentTask.amount} for an invoice of ${due?.total}.`);
  return problems;
};
