import { formatMoney } from '#kernel/money.ts';
import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { requesterOf } from '#server/http/requester-of.ts';
import type { Scope } from '#server/scope.ts';
import { type CardSetup, cardSetupRepository } from '../../repositories/card-setups.ts';
import { customerRepository, type StoredCard } from '../../repositories/customers.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { paymentTryRepository } from '../../repositories/payment-tries.ts';
import { agreeToInvoice } from '../agreement/agree-to-invoice.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { type CheckoutResult, requiresAction } from '../checkout/checkout-result.ts';
import { settleSetup } from '../checkout/confirm-checkout.ts';
import { ensureCustomer, saveCard, withProvider } from '../checkout/save-card.ts';
import { reserveTry } from '../limits/reserve-try.ts';
import { transitionInvoice } from '../transitions.ts';
import { chargeInvoice, newestAttempt, refreshCharge } from './charge-invoice.ts';
import { withLockedInvoice } from './with-locked-invoice.ts';

/**
 * The patient pays a due invoice with a new card or the saved one. When the issuer wants a confirmation of the payment
 * or of a new card, the result is the issuer's page. A new card becomes the saved card. Fails with NOT_FOUND, CONFLICT
 * (nothing to pay), BAD_USER_INPUT, PAYMENT_DECLINED, TEMPORARILY_UNAVAILABLE.
 */
export const payInvoice = async (
  scope: Scope,
  actor: Actor,
  input: { invoiceId: string; paymentMethodId?: string | null; ip?: string },
): Promise<Result<CheckoutResult>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const userId = who.value;
  const invoice = isUuid(input.invoiceId) ? await invoiceRepository(scope.db).find(input.invoiceId) : null;
  if (invoice?.userId !== userId) return notFound('bill');
  const { paymentMethodId } = input;
  if (paymentMethodId && !/^pm_[A-Za-z0-9_]{1,100}$/.test(paymentMethodId))
    return badInput([{ field: 'paymentMethodId', message: 'Enter your card again.' }]);

  return withProvider(async () => {
    const address = input.ip === undefined ? null : requesterOf({ ip: input.ip });
    if (!paymentMethodId) return payAgain(scope, actor, invoice, address);
    const now = await refreshed(scope, invoice);
    if (!payable(now)) return answer(scope, invoice.id);
    const card = await saveCard(scope, {
      userId,
      customerId: await ensureCustomer(scope, userId),
      paymentMethodId,
      purpose: { invoiceId: invoice.id },
      idempotencyKey: `invoice:${invoice.id}:card:${paymentMethodId}`,
      returnUrl: payPage(scope),
      address,
    });
    if (!card.ok) return card;
    if (card.value.kind === 'action_required')
      return ok(requiresAction(invoice.id, card.value.actionUrl, true));
    return payWith(scope, actor, invoice, card.value.card);
  });
};

/** Without a new card: the patient is back from the issuer's page, or wants the saved card tried again. */
const payAgain = async (
  scope: Scope,
  actor: Actor,
  invoice: Invoice,
  address: string | null,
): Promise<Result<CheckoutResult>> => {
  const setup = await cardSetupRepository(scope.db).newest({ invoiceId: invoice.id }, 'pending');
  if (setup) return settleInvoiceCard(scope, actor, setup, invoice.id);
  if (invoice.status !== 'charge_pending') return payWithSaved(scope, actor, invoice, address);
  await refreshed(scope, invoice);
  return answer(scope, invoice.id);
};

/** Tries the saved card again, within the limits. A decline is counted where the charge fails. */
const payWithSaved = async (
  scope: Scope,
  actor: Actor,
  invoice: Invoice,
  address: string | null,
): Promise<Result<CheckoutResult>> => {
  const { userId } = invoice;
  const card = await customerRepository(scope.db).card(userId);
  const reserved = await reserveTry(scope, {
    userId,
    fingerprint: card?.fingerprint ?? null,
    address,
    requestKey: null,
  });
  if (!reserved.ok) return reserved;
  const paid = await payWith(scope, actor, invoice, null);
  await paymentTryRepository(scope.db).settle(reserved.value, { outcome: 'accepted' });
  return paid;
};

/** The invoice, after querying the processor about a charge in progress. */
const refreshed = async (scope: Scope, invoice: Invoice): Promise<Invoice> => {
  if (invoice.status !== 'charge_pending') return invoice;
  const attempt = await newestAttempt(scope, invoice.id);
  if (attempt) await refreshCharge(scope, attempt);
  return (await invoiceRepository(scope.db).find(invoice.id)) ?? invoice;
};

/** Due, declined, or waiting for a confirmation that the patient may replace by another card. */
const payable = ({ status, actionUrl }: Invoice): boolean =>
  status === 'open' ||
  status === 'failed_unpaid' ||
  status === 'uncollectible' ||
  (status === 'charge_pending' && actionUrl !== null);

const payPage = (scope: Scope): string => new URL('/payment-authentication', scope.settings.origins.app).href;

/** After the issuer's page for a new card that is to pay an invoice: saves the card and charges it. */
export const settleInvoiceCard = async (
  scope: Scope,
  actor: Actor,
  setup: CardSetup,
  invoiceId: string,
): Promise<Result<CheckoutResult>> => {
  const card = await settleSetup(scope, setup);
  if (!card.ok) return card;
  if (card.value.kind === 'action_required') return ok(requiresAction(invoiceId, card.value.actionUrl, true));
  const invoice = await invoiceRepository(scope.db).find(invoiceId);
  return invoice ? payWith(scope, actor, invoice, card.value.card) : notFound('bill');
};

const payWith = async (
  scope: Scope,
  actor: Actor,
  invoice: Invoice,
  card: StoredCard | null,
): Promise<Result<CheckoutResult>> => {
  await withLockedInvoice(scope, invoice.id, async (tx, locked) => {
    if (card) {
      await customerRepository(tx.db).saveCard(locked.userId, card, tx.clock.now());
      await giveUpConfirmation(tx, locked);
    }
    const { userId, id: invoiceId, total: amount } = locked;
    if (payable(locked) && amount > 0)
      await agreeToInvoice(tx, { userId, invoiceId, amount, text: `Pay ${formatMoney(amount)} now` });
  });
  await chargeInvoice(scope, invoice.id, { actor, now: true, returnUrl: payPage(scope) });
  return answer(scope, invoice.id);
};

/**
 * The patient uses another card instead of confirming the charge on the old one. If the old charge is confirmed after
 * all, one of the two payments is refunded.
 */
const giveUpConfirmation = async (tx: Scope, invoice: Invoice): Promise<void> => {
  if (invoice.status !== 'charge_pending' || invoice.actionUrl === null) return;
  const cause = { actor: systemActor, reason: 'not confirmed; the patient uses another card' };
  await transitionInvoice(tx, invoice, 'failed_unpaid', cause, { checkAt: null, actionUrl: null });
};

const answer = async (scope: Scope, invoiceId: string): Promise<Result<CheckoutResult>> => {
  const invoice = await invoiceRepository(scope.db).find(invoiceId);
  if (!invoice) return notFound('bill');
  switch (invoice.status) {
    case 'paid':
    case 'partially_refunded':
    case 'refunded':
      return ok({
        checkoutId: invoiceId,
        status: 'PLACED',
        ordered: true,
        actionUrl: null,
        href: '/order-history',
      });
    case 'charge_pending':
      return invoice.actionUrl
        ? ok(requiresAction(invoiceId, invoice.actionUrl, true))
        : fail(
            'TEMPORARILY_UNAVAILABLE',
            'Your bank has not answered yet. We will keep checking. Please do not pay again.',
          );
    case 'failed_unpaid':
    case 'uncollectible': {
      const message =
        (await invoiceRepository(scope.db).failureMessage(invoiceId)) ?? 'Your bank declined this card.';
      return fail('PAYMENT_DECLINED', message, [{ field: 'paymentMethodId', message }]);
    }
    default:
      return fail('CONFLICT', 'There is nothing to pay on this invoice now.');
  }
};
