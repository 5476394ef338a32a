import { createHash } from 'node:crypto';
import { DAY_MS, formatDate, toCalendarDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import type { MoneyRows } from '../money-snapshot.ts';

type Agreement = MoneyRows['agreements'][number];

const days = (from: Date, to: Date): number =>
  Math.round((Date.parse(toCalendarDate(to)) - Date.parse(toCalendarDate(from))) / DAY_MS);

/** Cents of credit that an invoice took off: the agreement names the whole amount. */
const creditOn = (invoiceId: string | null, { invoiceLines }: MoneyRows): number =>
  invoiceLines
    .filter(({ invoice_id, kind }) => invoice_id === invoiceId && kind === 'credit')
    .reduce((sum, { amount }) => sum - amount, 0);

/** What is stored is what was sent or shown: the whole text, which names the amount and the day of a coming charge. */
const isGenuine = (agreement: Agreement, all: MoneyRows): boolean => {
  const { basis, amount, charge_on, invoice_id, subscription_id, text, text_hash } = agreement;
  if (text === '' || createHash('sha256').update(text).digest('hex') !== text_hash) return false;
  // A purchase and a payment: the amounts of checkout are compared with what it showed.
  if (basis === 'agreed' && subscription_id === null) return true;
  const isKept =
    basis === 'agreed'
      ? text.startsWith('My next charge of') || all.consents.some((one) => one.text === text)
      : all.notices.some(
          ({ kind, subject, body }) =>
            (kind === 'upcoming_charge' || kind === 'charge_postponed') && `${subject}\n${body}` === text,
        );
  const isNamed = [amount, amount + creditOn(invoice_id, all)].some((cents) =>
    text.includes(formatMoney(cents)),
  );
  return isKept && isNamed && text.includes(formatDate(charge_on));
};

/** Every request to charge rests on an agreement with its amount and its day, announced a week before or agreed to. */
export const chargesRestOnAgreements = (all: MoneyRows): readonly string[] =>
  all.attempts.flatMap(({ invoice_id, attempt, amount, created_at }) => {
    const isCovered = all.agreements.some(
      (one) =>
        one.invoice_id === invoice_id &&
        one.amount === amount &&
        one.at <= created_at &&
        (one.charge_on <= created_at || days(one.charge_on, created_at) === 0) &&
        (one.basis === 'agreed' || days(one.at, one.charge_on) >= 7) &&
        isGenuine(one, all),
    );
    return isCovered
      ? []
      : [`Invoice ${invoice_id}, try ${attempt}: ${amount} cents were charged without an agreement.`];
  });
