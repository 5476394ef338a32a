import { billableStatuses, type SubscriptionStatus } from './states/subscription.ts';

export type RefillRefusal =
  | 'prescription_expired'
  | 'no_refills'
  | 'on_hold'
  | 'check_in_due'
  | 'stopped'
  | 'state_not_served'
  | 'not_offered'
  | 'too_soon';

/** Whether a product may be refilled now. The prescription module contributes the answer. */
export type RefillGate =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: RefillRefusal;
      readonly patientMessage: string;
      /** For `too_soon`: the first instant at which it may be filled. */
      readonly notBefore?: Date;
    };

const refusalMessages: Readonly<Record<RefillRefusal, string>> = {
  prescription_expired:
    'Your prescription has expired, so your refill is on hold and you were not charged. Renew it to start again.',
  no_refills:
    'Your prescription has no refills left, so your refill is on hold and you were not charged. Renew it to start again.',
  on_hold:
    'Your clinician has to review your treatment before the next refill. You were not charged. We will message you.',
  check_in_due:
    'We need your answers to the check-in before the next refill. You were not charged, and the refill will follow once you have answered.',
  stopped: 'Your clinician stopped this treatment, so it is not refilled and you were not charged.',
  state_not_served:
    'We cannot send this to the state where you live now, so your refill is on hold and you were not charged.',
  too_soon:
    'You have enough of this treatment, so we moved the refill to a later date. You were not charged.',
  not_offered:
    'We do not offer this treatment right now, so your refill is on hold and you were not charged. Please ask us or your own doctor what to do next, and do not stop a daily medicine suddenly without advice.',
};

/** A refusal with our standard message. */
export const refillRefusal = (reason: RefillRefusal, notBefore?: Date): RefillGate => ({
  allowed: false,
  reason,
  patientMessage: refusalMessages[reason],
  ...(notBefore && { notBefore }),
});

export interface SubscriptionForRefill {
  readonly status: SubscriptionStatus;
  /** The next billing date; while past due, the date of the next retry. Null when nothing is scheduled. */
  readonly dueAt: Date | null;
  readonly products: readonly { readonly id: number; readonly needsPrescription: boolean }[];
}

export type RefillDecision =
  | { readonly action: 'charge' }
  | { readonly action: 'hold'; readonly reason: RefillRefusal; readonly patientMessage: string }
  /** The refill is too soon: it is due again at `until`. */
  | { readonly action: 'postpone'; readonly until: Date }
  | { readonly action: 'nothing' };

/** Without an answer, only non-prescription products may be refilled. */
const missingAnswer = ({ needsPrescription }: SubscriptionForRefill['products'][number]): RefillGate =>
  needsPrescription ? refillRefusal('on_hold') : { allowed: true };

/**
 * What to do with a subscription now. It is charged only if everything in it may be refilled; a missing answer counts
 * as a refusal for a prescription product. One refused product puts the whole subscription on hold, because a
 * shipment is charged, filled and sent as one; where products are only too soon, the whole shipment waits for the last.
 *
 * @param gateAnswers by product id
 */
export const decideRefill = (
  subscription: SubscriptionForRefill,
  gateAnswers: ReadonlyMap<number, RefillGate>,
  now: Date,
): RefillDecision => {
  if (!billableStatuses.includes(subscription.status)) return { action: 'nothing' };
  if (!subscription.dueAt || subscription.dueAt > now || subscription.products.length === 0)
    return { action: 'nothing' };
  const waits: number[] = [];
  for (const product of subscription.products) {
    const answer = gateAnswers.get(product.id) ?? missingAnswer(product);
    if (answer.allowed) continue;
    if (!answer.notBefore)
      return { action: 'hold', reason: answer.reason, patientMessage: answer.patientMessage };
    waits.push(answer.notBefore.getTime());
  }
  return waits.length === 0
    ? { action: 'charge' }
    : { action: 'postpone', until: new Date(Math.max(...waits)) };
};
