import { createHash } from 'node:crypto';
import { DAY_MS, formatDate, toCalendarDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import type { MoneySnapshot } from '../money-snapshot.ts';

type Agreement = MoneySnapshot['agreements'][number];

const days = (from: Date, to: Date): number =>
  Math.round((Date.parse(toCalendarDate(to)) - Date.parse(toCalendarDate(from))) / DAY_MS);

/** What is stored is what was sent or shown. */
const isGenuine = ({ basis, amount, charge_on, text, text_hash }: Agreement, all: MoneySnapshot): boolean => {
  if (text === '' || createHash('sha256').update(text).digest('hex') !== text_hash) return false;
  if (basis === 'agreed') return true;
  const isSent = all.notices.some(
    ({ kind, subject, body }) => kind === 'upcoming_charge' && `${subject}\n${body}` === text,
  );
  return isSent && text.includes(formatMoney(amount)) && text.includes(formatDate(charge_on));
};

/** Every request to charge rests on an agreement with its amount and its day, announced a week before or agreed to. */
export const chargesRestOnAgreements = (all: MoneySnapshot): readonly string[] =>
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
