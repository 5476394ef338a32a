import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import { accountPort } from '#modules/account/index.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { billingEvents } from '../../events.ts';
import { therapyCheckPort } from '../../index.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { withdrawAnnouncement } from '../agreement/withdraw-announcement.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { transitionSubscription } from '../transitions.ts';
import { quoteUndo, type UndoQuote } from './quote-undo.ts';

const ownSubscription = async (scope: Scope, userId: string, id: string): Promise<Result<Subscription>> => {
  const subscription = isUuid(id) ? await subscriptionRepository(scope.db).find(id) : null;
  return subscription?.userId === userId ? ok(subscription) : notFound('subscription');
};

/** What taking a cancellation back would do; nothing is changed. Fails as `quoteUndo`; NOT_FOUND for another person's. */
export const undoQuoteOf = async (
  scope: Scope,
  actor: Actor,
  subscriptionId: string,
): Promise<Result<UndoQuote>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const subscription = await ownSubscription(scope, who.value, subscriptionId);
  return subscription.ok ? quoteUndo(scope, subscription.value) : subscription;
};

/** The patient's answer to what they were shown. */
interface UndoAnswer {
  readonly subscriptionId: string;
  readonly agreed: boolean;
  readonly consentVersion: string;
  /** SHA-256 of the text beside the box. */
  readonly shownHash: string | null;
  readonly ip: string;
  readonly userAgent: string;
}

const startAgain = async (
  tx: Scope,
  actor: Actor,
  subscription: Subscription,
  quote: UndoQuote,
): Promise<void> => {
  const { id } = subscription;
  const cause = { actor, reason: 'the patient took the cancellation back' };
  const bySystem = { actor: systemActor, reason: cause.reason };
  // An announcement from before it ended is made again.
  await withdrawAnnouncement(tx, { id, nextBillingDate: quote.on });
  await transitionSubscription(tx, subscription, 'incomplete', cause);
  const changes = { nextBillingDate: quote.on };
  await transitionSubscription(tx, { id, status: 'incomplete' }, 'active', bySystem, changes);
  if (quote.isPaused) await transitionSubscription(tx, { id, status: 'active' }, 'paused', cause);
  await subscriptionRepository(tx.db).forgetCancellation(id);
};

/** The patient's facts that the rules used when the subscription started again. */
const recordReactivation = async (
  tx: Scope,
  actor: Actor,
  { userId, checkoutId, products, shipTo }: Subscription,
): Promise<void> => {
  const sold = await tx.use(cataloguePort).productsByIds(products.map(({ productId }) => productId));
  const { dob = null } = (await tx.use(accountPort).person(userId)) ?? {};
  const order = { checkoutId, shipState: shipTo.address.state, dob };
  await tx.use(therapyCheckPort).record({ purpose: 'reactivation', userId, products: sold, order, actor });
};

const notifyOfUndo = async (
  tx: Scope,
  userId: string,
  { amount, everyDays, on, isPaused }: UndoQuote,
): Promise<void> => {
  const next = on
    ? `${isPaused ? 'It is paused and will resume' : 'Your next charge is'} on ${formatDate(on)}: ${formatMoney(amount)}, then every ${everyDays} days. We remind you 7 days before.`
    : 'It is paused, and nothing is charged until you ask for the next package.';
  await tx.use(accountPort).notify(userId, () => ({
    kind: 'cancellation_undone',
    subject: 'Your subscription continues',
    body: `You undid your cancellation. ${next} Packages that were canceled will not ship. You can change the date or cancel online at any time: ${new URL('/account', tx.settings.origins.app).href}`,
  }));
};

/**
 * Takes the patient's own cancellation back, as `undoQuoteOf` showed, in one transaction: the subscription continues as
 * it was, and the agreed text is stored as shown. Charges nothing. Returns true, also when it continues already. Fails
 * as `undoQuoteOf`, with BAD_USER_INPUT on `agreed`, and CONFLICT when the quote has changed.
 */
export const undoCancellation = (
  scope: Scope,
  actor: Actor,
  { subscriptionId, agreed, consentVersion, shownHash, ip, userAgent }: UndoAnswer,
): Promise<Result<true>> =>
  scope.transaction(async (tx) => {
    const who = authenticatedPatient(actor);
    if (!who.ok) return who;
    await customerRepository(tx.db).lock(who.value);
    const found = await ownSubscription(tx, who.value, subscriptionId);
    if (!found.ok) return found;
    const { status, userId, checkoutId, products } = found.value;
    if (status === 'active' || status === 'paused' || status === 'snoozed') return ok(true);
    const quoted = await quoteUndo(tx, found.value);
    if (!quoted.ok) return quoted;
    if (!agreed) return badInput([{ field: 'agreed', message: 'Check the box to undo your cancellation.' }]);
    const quote = quoted.value;
    if (quote.consentVersion !== consentVersion) return shownDiffers;
    const recorded = await tx.use(accountPort).recordConsent(actor, {
      userId,
      consent: { id: 'undo.recurring', type: 'auto_renew', version: consentVersion, text: quote.consentText },
      shownHash,
      given: true,
      ip: ip.slice(0, 64),
      userAgent: userAgent.slice(0, 300),
    });
    if (!recorded.ok) return recorded;
    await startAgain(tx, actor, found.value, quote);
    await recordReactivation(tx, actor, found.value);
    await recordAudit(tx, {
      actor,
      action: 'subscription.cancellation_undone',
      subject: 'subscription',
      subjectId: subscriptionId,
      detail: { on: quote.on?.toISOString() ?? null },
    });
    const productIds = products.map(({ productId }) => productId);
    await tx.emit(billingEvents.subscriptionResumed, { userId, subscriptionId, checkoutId, productIds });
    await notifyOfUndo(tx, userId, quote);
    return ok(true);
  });

const shownDiffers = fail(
  'CONFLICT',
  'The price or the date changed while you were here. Nothing was changed. Please check them and agree again.',
  [{ field: 'consentVersion', message: 'The price or the date changed. Please check them again.' }],
);
