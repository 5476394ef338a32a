import { createHash } from 'node:crypto';
import type { FlagValues } from '#config/flag-catalogue.ts';
import { addDays, formatDate, toCalendarDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { RECURRING_VERSION } from '../../domain/checkout/consent-text.ts';
import { refillDates } from '../../domain/refill-change/earliest-refill.ts';
import {
  type PlannedRefill,
  planRefillChange,
  type RefillChange,
  type RefillChangeKind,
  type RefillFacts,
} from '../../domain/refill-change/refill-change.ts';
import { type NextRefill, refillConsentText } from '../../domain/refill-change/refill-consent.ts';
import { mustBeTapered } from '../../domain/stopping-advice.ts';
import { chargeAgreementRepository } from '../../repositories/charge-agreements.ts';
import { invoiceRepository } from '../../repositories/invoices.ts';
import { everyDays, type Subscription } from '../../repositories/subscriptions.ts';
import { checkPrescriptionGate, firstRefusal, refusalMessage } from '../charging/check-prescription-gate.ts';
import { nextCharge } from '../credits/next-charge.ts';
import { laterCharges } from '../subscriptions/refill-lines.ts';
import { goingOn } from '../subscriptions/remaining-discounts.ts';
import { readRefillFacts } from './read-refill-facts.ts';

/** The effect of a change, which the patient sees before they make it. */
export interface RefillChangeQuote {
  readonly before: NextRefill;
  readonly after: NextRefill;
  /** Nothing is charged before `after.on`, and the screen calls it a pause. */
  readonly isPaused: boolean;
  readonly notes: readonly string[];
  /** The text beside the box; empty when nothing has to be agreed to. */
  readonly consentText: string;
  /** Changes whenever any of it changes. */
  readonly consentVersion: string;
}

/** A planned change with what the patient is shown. */
export interface QuotedRefillChange {
  readonly planned: PlannedRefill;
  readonly quote: RefillChangeQuote;
}

export const dayOf = (date: Date | null): string => (date ? toCalendarDate(date) : 'none');

const announcedNote = async (scope: Scope, subscription: Subscription, after: Date | null) => {
  if (dayOf(subscription.nextBillingDate) === dayOf(after)) return [];
  const [announced] = await chargeAgreementRepository(scope.db).unused([subscription.id]);
  return announced
    ? [`You will not be charged ${formatMoney(announced.amount)} on ${formatDate(announced.chargeOn)}.`]
    : [];
};

/** True for a supply that must not run out, when the refill is postponed. */
const runsOutNote = ({ products, lastChargedAt, cycleInDays }: Subscription, after: Date | null) =>
  mustBeTapered(products.map(({ drugType }) => drugType)) &&
  lastChargedAt &&
  (after === null || after > addDays(lastChargedAt, cycleInDays))
    ? [
        'Your package may be used up before then. Do not stop this medicine suddenly: message your clinician first if you want to take less of it or stop it.',
      ]
    : [];

/** Whether the prescription allows the refill on its new day. */
const prescriptionNote = async (scope: Scope, subscription: Subscription, after: Date | null) => {
  if (!after || !subscription.needsPrescription) return [];
  const answers = await checkPrescriptionGate(scope, {
    userId: subscription.userId,
    productIds: subscription.products.map(({ productId }) => productId),
    state: subscription.shipTo.address.state,
    at: after,
  });
  const refusal = firstRefusal(answers);
  if (refusal === 'expired')
    return [
      'Your prescription ends before that day. We will ask you to renew it first, and charge nothing until then.',
    ];
  return refusal === null || refusal === 'too_soon' ? [] : [refusalMessage(refusal)];
};

/** Why refills that resume do not come in a week already. */
const supplyNote = (kind: RefillChangeKind, facts: RefillFacts, after: Date | null, now: Date) => {
  const { earliest, reason } = refillDates(facts, now);
  return kind === 'resume' && after?.getTime() === earliest.getTime() ? [reason] : [];
};

const versionOf = (quote: Omit<RefillChangeQuote, 'consentVersion'>): string => {
  const { before, after, isPaused, notes, consentText } = quote;
  const days = [before, after].map(({ on, amount, credit, everyDays: days }) => [
    dayOf(on),
    amount,
    days,
    credit,
  ]);
  const shown = JSON.stringify([days, isPaused, notes, consentText]);
  return `${RECURRING_VERSION}-${createHash('sha256').update(shown).digest('hex').slice(0, 12)}`;
};

/**
 * What a change of the refills of a subscription does. Fails as `planRefillChange` does, and with CONFLICT while a
 * payment is in progress.
 */
export const quoteRefillChange = async (
  scope: Scope,
  subscription: Subscription,
  change: RefillChange,
  flags: FlagValues,
): Promise<Result<QuotedRefillChange>> => {
  const now = scope.clock.now();
  const facts = await readRefillFacts(scope, subscription, flags);
  const planned = planRefillChange(facts, change, now);
  if (!planned.ok) return planned;
  if (subscription.waitsForDispute || (await invoiceRepository(scope.db).hasUnsettled(subscription.id)))
    return fail(
      'CONFLICT',
      'A payment for this plan is in progress. You can change the plan once it is settled.',
    );
  const { nextBillingDate, status, everyDays: days } = planned.value;
  const { amount, credit } = await nextCharge(scope, subscription);
  const before = { on: subscription.nextBillingDate, amount, credit, everyDays: everyDays(subscription) };
  const after = { on: nextBillingDate, amount, credit, everyDays: days };
  const later = await laterCharges(scope, { ...subscription, discounts: goingOn(subscription) });
  const prescription = await prescriptionNote(scope, subscription, nextBillingDate);
  if (change.kind === 'send_now' && prescription[0]) return fail('CONFLICT', prescription[0]);
  const shown = {
    before,
    after,
    isPaused: status === 'paused',
    notes: [
      ...(await announcedNote(scope, subscription, nextBillingDate)),
      ...supplyNote(change.kind, facts, nextBillingDate, now),
      ...prescription,
      ...(change.kind === 'send_now' ? [] : runsOutNote(subscription, nextBillingDate)),
    ],
    consentText: refillConsentText(change.kind, before, after, later, now),
  };
  return ok({ planned: planned.value, quote: { ...shown, consentVersion: versionOf(shown) } });
};
