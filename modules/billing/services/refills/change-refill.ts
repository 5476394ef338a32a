import { type FlagValues, flagValues } from '#config/flag-catalogue.ts';
import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import { accountPort, consentHash } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import {
  type RefillChange,
  type RefillChangeKind,
  refillChangeKinds,
} from '../../domain/refill-change/refill-change.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { refillChangeRepository } from '../../repositories/refill-changes.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { agreeToRefill } from '../agreement/agree-to-refill.ts';
import { withdrawAnnouncement } from '../agreement/withdraw-announcement.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { refillSubscription } from '../subscriptions/refill-subscription.ts';
import { transitionSubscription } from '../transitions.ts';
import {
  dayOf,
  type QuotedRefillChange,
  quoteRefillChange,
  type RefillChangeQuote,
} from './quote-refill-change.ts';
import { refillNotice } from './refill-notice.ts';

/** As the API sends it. */
export interface WantedRefillChange {
  readonly subscriptionId: string;
  readonly kind: string;
  readonly date?: string | null | undefined;
  readonly weeks?: number | null | undefined;
}

const isKind = (kind: string): kind is RefillChangeKind => refillChangeKinds.some((one) => one === kind);

const changeOf = ({ kind, date = null, weeks = null }: WantedRefillChange): Result<RefillChange> =>
  isKind(kind)
    ? ok({ kind, date, weeks })
    : badInput([{ field: 'kind', message: 'Choose what should change.' }]);

/** The patient's own subscription; another person's is reported as not found. */
const ownSubscription = async (scope: Scope, userId: string, id: string): Promise<Result<Subscription>> => {
  const subscription = isUuid(id) ? await subscriptionRepository(scope.db).find(id) : null;
  return subscription?.userId === userId ? ok(subscription) : notFound('subscription');
};

/**
 * What a change would do; nothing is changed. BAD_USER_INPUT names `kind`, `date` or `weeks`; CONFLICT where the
 * subscription, a payment or the supply does not allow it; NOT_FOUND for another person's.
 */
export const refillChangeOf = async (
  scope: Scope,
  actor: Actor,
  wanted: WantedRefillChange,
  flags: FlagValues = flagValues({}),
): Promise<Result<RefillChangeQuote>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const change = changeOf(wanted);
  if (!change.ok) return change;
  const subscription = await ownSubscription(scope, who.value, wanted.subscriptionId);
  if (!subscription.ok) return subscription;
  const quoted = await quoteRefillChange(scope, subscription.value, change.value, flags);
  return quoted.ok ? ok(quoted.value.quote) : quoted;
};

const shownDiffers = fail(
  'CONFLICT',
  'The price or the date changed while you were here. Nothing was changed. Please check them and agree again.',
  [{ field: 'consentVersion', message: 'The price or the date changed. Please check them again.' }],
);

/** The patient's response to a quote. */
export interface RefillAnswer {
  /** A UUID from the browser; the same request is made once. */
  readonly requestId: string;
  readonly agreed: boolean;
  readonly consentVersion: string;
  /** SHA-256 of the text beside the box; null when there was none. */
  readonly shownHash: string | null;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Changes the refills of a subscription as `refillChangeOf` showed, in one transaction: the announcement is withdrawn,
 * and the agreed text is stored as shown. Returns true; a request that was made already changes nothing more. Fails as
 * `refillChangeOf` does, with BAD_USER_INPUT on `agreed` or `requestId`, and CONFLICT when the quote has changed.
 */
export const changeRefill = (
  scope: Scope,
  actor: Actor,
  wanted: WantedRefillChange,
  answer: RefillAnswer,
  flags: FlagValues = flagValues({}),
): Promise<Result<true>> =>
  scope.transaction(async (tx) => {
    const who = authenticatedPatient(actor);
    if (!who.ok) return who;
    const change = changeOf(wanted);
    if (!change.ok) return change;
    if (!isUuid(answer.requestId))
      return badInput([{ field: 'requestId', message: 'Please load the page again.' }]);
    await customerRepository(tx.db).lock(who.value);
    const subscription = await ownSubscription(tx, who.value, wanted.subscriptionId);
    if (!subscription.ok) return subscription;
    const madeBy = await refillChangeRepository(tx.db).madeBy(answer.requestId);
    if (madeBy !== null) return madeBy === who.value ? ok(true) : notFound('subscription');
    const quoted = await quoteRefillChange(tx, subscription.value, change.value, flags);
    if (!quoted.ok) return quoted;
    const { quote } = quoted.value;
    if (quote.consentText && !answer.agreed)
      return badInput([{ field: 'agreed', message: 'Check the box to agree to the charge.' }]);
    if (quote.consentVersion !== answer.consentVersion) return shownDiffers;
    if (quote.consentText && answer.shownHash !== consentHash(quote.consentText)) return shownDiffers;
    await apply(tx, actor, subscription.value, change.value, quoted.value);
    const recorded = await record(tx, actor, subscription.value, change.value, quote, answer);
    if (!recorded.ok) return recorded;
    if (change.value.kind === 'send_now') await refillSubscription(tx, subscription.value);
    return ok(true);
  });

const apply = async (
  tx: Scope,
  actor: Actor,
  subscription: Subscription,
  { kind }: RefillChange,
  { planned, quote }: QuotedRefillChange,
): Promise<void> => {
  const { status, nextBillingDate, everyDays } = planned;
  const intervalDays = everyDays === subscription.cycleInDays ? null : everyDays;
  const changes = { nextBillingDate, intervalDays };
  const hasMoved = dayOf(subscription.nextBillingDate) !== dayOf(nextBillingDate);
  if (hasMoved) await withdrawAnnouncement(tx, subscription);
  if (status === subscription.status && status !== 'snoozed')
    await subscriptionRepository(tx.db).change(subscription.id, changes);
  else
    await transitionSubscription(
      tx,
      subscription,
      status,
      { actor, reason: `refill: ${kind.replace('_', ' ')}` },
      changes,
    );
  if (quote.consentText) await agreeToRefill(tx, { ...subscription, ...changes, status }, quote.consentText);
};

/** The request, the agreed text, the audit row and the written confirmation. */
const record = async (
  tx: Scope,
  actor: Actor,
  { id, userId }: Subscription,
  { kind }: RefillChange,
  quote: RefillChangeQuote,
  { requestId, shownHash, ip, userAgent }: RefillAnswer,
): Promise<Result<null>> => {
  await refillChangeRepository(tx.db).add({
    id: requestId,
    subscriptionId: id,
    userId,
    kind,
    quote,
    at: tx.clock.now(),
  });
  const account = tx.use(accountPort);
  if (quote.consentText) {
    const recorded = await account.recordConsent(actor, {
      userId,
      consent: {
        id: 'refill.recurring',
        type: 'auto_renew',
        version: quote.consentVersion,
        text: quote.consentText,
      },
      shownHash,
      given: true,
      ip: ip.slice(0, 64),
      userAgent: userAgent.slice(0, 300),
    });
    if (!recorded.ok) return recorded;
  }
  await recordAudit(tx, {
    actor,
    action: 'subscription.refill_changed',
    subject: 'subscription',
    subjectId: id,
    detail: {
      kind,
      from: dayOf(quote.before.on),
      to: dayOf(quote.after.on),
      everyDays: [quote.before.everyDays, quote.after.everyDays],
    },
  });
  await account.notify(userId, () => refillNotice(tx, kind, quote));
  return ok(null);
};
