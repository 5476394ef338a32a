import { z } from 'zod';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { randomIds } from '#kernel/ids.ts';
import { consentHash } from '#modules/account/index.ts';
import type { MoneyStep } from '../money-command.ts';
import type { MoneyHistory } from '../money-history.ts';

/** What the patient wants of a refill; `days` are counted from the planned charge, `weeks` as on the page. */
export type RefillWish =
  | { readonly kind: 'move' | 'pause'; readonly days: number }
  | { readonly kind: 'every'; readonly weeks: number }
  | { readonly kind: 'skip' | 'resume' | 'send_now' };

const QUOTE = `query($change: RefillChangeInput!) { refillChange(change: $change) {
  after { on amount credit } consentText consentVersion } }`;
const CHANGE = `mutation($change: RefillChangeInput!, $requestId: ID!, $consentVersion: String!, $shownHash: String) {
  changeRefill(change: $change, requestId: $requestId, agreed: true, consentVersion: $consentVersion, shownHash: $shownHash) }`;

const quoteOf = z.object({
  refillChange: z.object({
    after: z.object({ on: z.string().nullable(), amount: z.number(), credit: z.number() }),
    consentText: z.string(),
    consentVersion: z.string(),
  }),
});

const changeable: readonly string[] = ['active', 'snoozed', 'paused'];

const wishInput = (wish: RefillWish, planned: Date) => {
  if ('days' in wish) return { kind: wish.kind, date: toCalendarDate(addDays(planned, wish.days)) };
  return 'weeks' in wish ? { kind: wish.kind, weeks: wish.weeks } : { kind: wish.kind };
};

const nameOf = (wish: RefillWish): string => {
  if ('days' in wish) return `${wish.kind}s a refill to ${wish.days} days after its day`;
  return 'weeks' in wish ? `wants a refill every ${wish.weeks} weeks` : `${wish.kind}: a refill`;
};

/** What was shown for a charge today is what its invoice asks for. */
const rememberInvoice = async (history: MoneyHistory, subscriptionId: string, amount: number) => {
  const invoices = await history.rows('invoice', { subscription_id: subscriptionId });
  const newest = invoices.toSorted((a, b) => b.cycle - a.cycle)[0];
  if (newest?.created_at.getTime() === history.now().getTime()) history.quoted.set(newest.id, amount);
};

/** The `nth` subscription is changed at `/auto-refill/preferences`, as the page showed it. */
export const changeRefill = (wish: RefillWish, nth: number): MoneyStep => ({
  kind: `refill: ${wish.kind}`,
  name: `${nameOf(wish)}, of subscription ${nth}`,
  act: async (history) => {
    const all = (await history.rows('subscription')).filter(({ status }) => changeable.includes(status));
    const subscription = all[nth % all.length];
    if (!subscription) return false;
    const planned = subscription.next_billing_date ?? history.now();
    const change = { subscriptionId: subscription.id, ...wishInput(wish, planned) };
    const shown = quoteOf.safeParse((await history.ask(QUOTE, { change })).data);
    if (!shown.success) return false;
    const { after, consentText, consentVersion } = shown.data.refillChange;
    const { errors } = await history.ask(CHANGE, {
      change,
      requestId: randomIds.uuid(),
      consentVersion,
      shownHash: consentText ? consentHash(consentText) : null,
    });
    if (errors) return false;
    const whole = after.amount + after.credit;
    if (wish.kind === 'send_now') await rememberInvoice(history, subscription.id, whole);
    else history.promise(subscription.id, { amount: whole, on: after.on });
    return true;
  },
});
