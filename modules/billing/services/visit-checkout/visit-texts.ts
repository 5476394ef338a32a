import { createHash } from 'node:crypto';
import { type CalendarDate, formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { type StandardConsent, standardConsents } from '#modules/account/index.ts';
import type { PricedParcel } from '../../domain/pricing/price-parcel.ts';
import { dayBefore } from '../../domain/visit-checkout/day-before.ts';
import type { VisitFee } from '../../domain/visit-checkout/visit-fee.ts';

const VISIT_VERSION = '2026-11';
const DEPOSIT_VERSION = '2026-11b';

/** A box of the checkout with the text beside it; each is required. */
export interface VisitAgreement {
  readonly field: 'termsAgreement' | 'telehealthAgreement' | 'cardAgreement';
  readonly consent: StandardConsent;
}

const missing = 'Check the box to agree to when your card is charged.';

const feeTexts: Readonly<Record<VisitFee['when'], (price: string) => string>> = {
  never: () =>
    'I agree that my card is saved. The visit is free: nothing is charged now. If a clinician proposes a plan, my card is charged only after I have seen its price and accepted it.',
  request: (price) =>
    `I agree to pay ${price} for the visit today. If the visit ends without a treatment, whether the clinician refuses, I cancel or I decline, all of it goes back to my card. If a clinician proposes a plan, my card is charged for it only after I have seen its price and accepted it.`,
  plan: (price) =>
    `I agree that my card is saved. Nothing is charged now. If a clinician proposes a plan and I accept it, I pay ${price} for the visit together with my first order. If there is no plan, or I do not accept it, I pay nothing.`,
};

/** The use of the card in a visit without an order. */
const visitCardText = ({ amount, when }: VisitFee): string => feeTexts[when](formatMoney(amount));

/** The terms of the deposit. */
export const depositCardText = (
  name: string,
  { total }: Pick<PricedParcel, 'total'>,
  procedureOn: CalendarDate,
): string =>
  `I agree to pay ${formatMoney(total)} today: ${name}, for ${formatDate(procedureOn)}. It counts toward the price of the procedure. Until the end of ${formatDate(dayBefore(procedureOn))}, where I live, I can cancel in my account and get all of it back; if the procedure is moved to another day, until the end of the day before the later of the two days. After that it is not refunded, unless the clinic cancels or a clinician finds that the procedure is not right for me.`;

const cardConsent = (id: string, version: string, text: string): StandardConsent => ({
  id,
  type: 'card_charge',
  version,
  text,
  document: null,
  missing,
});

/** The boxes of a visit without an order. */
export const visitAgreements = (fee: VisitFee): readonly VisitAgreement[] => [
  { field: 'termsAgreement', consent: standardConsents.terms },
  { field: 'telehealthAgreement', consent: standardConsents.telehealth },
  { field: 'cardAgreement', consent: cardConsent('visit.card', VISIT_VERSION, visitCardText(fee)) },
];

/** The boxes of a deposit, which no clinician reviews. */
export const depositAgreements = (text: string): readonly VisitAgreement[] => [
  { field: 'termsAgreement', consent: standardConsents.terms },
  { field: 'cardAgreement', consent: cardConsent('deposit.card', DEPOSIT_VERSION, text) },
];

const PREFIX = 'visit-';

/** Changes with every agreed text and amount; no other checkout has such a version. */
export const visitVersion = (agreements: readonly VisitAgreement[]): string =>
  `${PREFIX}${createHash('sha256')
    .update(agreements.map(({ consent }) => consent.text).join('\n'))
    .digest('hex')
    .slice(0, 12)}`;

/** Whether a checkout is that of a visit without an order, or of a deposit. */
export const isVisitCheckout = ({ consentVersion }: { readonly consentVersion: string }): boolean =>
  consentVersion.startsWith(PREFIX);
