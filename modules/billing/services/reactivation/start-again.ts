import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { billingEvents } from '../../events.ts';
import { therapyCheckPort } from '../../index.ts';
import type { ReactivationAnswer, ReactivationQuote } from '../../reactivation-port.ts';
import { offerDiscountRepository } from '../../repositories/offer-discounts.ts';
import { subscriptionRepository } from '../../repositories/subscriptions.ts';
import { agreeToRefill } from '../agreement/agree-to-refill.ts';
import { withdrawAnnouncement } from '../agreement/withdraw-announcement.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { transitionSubscription } from '../transitions.ts';
import { type QuotedReactivation, quoteReactivation } from './quote-reactivation.ts';

const shownDiffers = fail(
  'CONFLICT',
  'The price or the date changed while you were here. Nothing was charged. Please check them and agree again.',
  [{ field: 'consentVersion', message: 'The price or the date changed. Please check them again.' }],
);

/** As it was, at today's prices and to the current address; its earlier discounts ended with it. */
const restart = async (
  tx: Scope,
  actor: Actor,
  { subscription, restarted, discount, quote }: QuotedReactivation,
): Promise<void> => {
  const { id } = subscription;
  const subscriptions = subscriptionRepository(tx.db);
  const reason = 'the patient started it again with an offer';
  await withdrawAnnouncement(tx, { id, nextBillingDate: quote.on });
  await subscriptions.replaceProducts(id, restarted.products);
  await subscriptions.replaceDiscounts(id, [discount]);
  await subscriptions.sendTo([id], restarted.shipTo);
  await transitionSubscription(tx, subscription, 'incomplete', { actor, reason });
  const changes = { nextBillingDate: quote.on };
  const bySystem = { actor: systemActor, reason };
  await transitionSubscription(tx, { id, status: 'incomplete' }, 'active', bySystem, changes);
  await subscriptions.forgetCancellation(id);
  // It belongs to this subscription now, and lowers no other order.
  await offerDiscountRepository(tx.db).end(discount.discountId, tx.clock.now());
  const running = await subscriptions.find(id);
  if (running) await agreeToRefill(tx, running, quote.consentText);
};

const record = async (
  tx: Scope,
  actor: Actor,
  { subscription, restarted, quote }: QuotedReactivation,
): Promise<void> => {
  const { id: subscriptionId, userId, checkoutId } = subscription;
  const { dob = null } = (await tx.use(accountPort).person(userId)) ?? {};
  await tx.use(therapyCheckPort).record({
    purpose: 'reactivation',
    userId,
    products: restarted.catalogue,
    order: { checkoutId, shipState: restarted.shipTo.address.state, dob },
    actor,
  });
  await recordAudit(tx, {
    actor,
    action: 'subscription.reactivated',
    subject: 'subscription',
    subjectId: subscriptionId,
    detail: { on: quote.on.toISOString(), amount: quote.amount },
  });
  const productIds = restarted.products.map(({ productId }) => productId);
  await tx.emit(billingEvents.subscriptionResumed, { userId, subscriptionId, checkoutId, productIds });
};

/** The contract is documented at the port. */
export const startAgain = async (
  tx: Scope,
  actor: Actor,
  { subscriptionId, discountId }: { readonly subscriptionId: string; readonly discountId: string },
  { agreed, consentVersion, shownHash, ip, userAgent }: ReactivationAnswer,
): Promise<Result<ReactivationQuote>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const userId = who.value;
  const quoted = await quoteReactivation(tx, userId, subscriptionId, discountId);
  if (!quoted.ok) return quoted;
  if ('kind' in quoted.value) return fail('CONFLICT', quoted.value.message);
  const { quote } = quoted.value;
  if (!agreed) return badInput([{ field: 'agreed', message: 'Check the box to start again.' }]);
  if (quote.consentVersion !== consentVersion) return shownDiffers;
  const recorded = await tx.use(accountPort).recordConsent(actor, {
    userId,
    consent: {
      id: 'reactivation.recurring',
      type: 'auto_renew',
      version: consentVersion,
      text: quote.consentText,
    },
    shownHash,
    given: true,
    ip: ip.slice(0, 64),
    userAgent: userAgent.slice(0, 300),
  });
  if (!recorded.ok) return recorded;
  await restart(tx, actor, quoted.value);
  await record(tx, actor, quoted.value);
  return ok(quote);
};
