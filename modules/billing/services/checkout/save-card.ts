import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import {
  type CardSummary,
  GatewayUnavailable,
  InvalidPaymentRequest,
  type PaymentOutcome,
  paymentGatewayPort,
} from '#server/ports/payment-gateway.ts';
import type { Scope } from '#server/scope.ts';
import { cardSetupRepository } from '../../repositories/card-setups.ts';
import { customerRepository, type StoredCard } from '../../repositories/customers.ts';
import { paymentTryRepository, type TryOutcome } from '../../repositories/payment-tries.ts';
import { reserveTry } from '../limits/reserve-try.ts';

/** A card that can be charged, or the issuer's page where the cardholder has to confirm it first. */
export type CardState =
  | { readonly kind: 'ready'; readonly card: StoredCard }
  | { readonly kind: 'action_required'; readonly actionUrl: string };

const refused = (message: string): Result<never> =>
  fail('PAYMENT_DECLINED', message, [{ field: 'paymentMethodId', message }]);

const enterAgain = badInput([{ field: 'paymentMethodId', message: 'Enter your card again.' }]);

/** Turns an outage of the payment processor into a failure that says that nothing was charged. */
export const withProvider = async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return fail(
      'TEMPORARILY_UNAVAILABLE',
      'The card payment provider did not answer. Nothing was charged. Please try again in a minute.',
    );
  }
};

/** The person's customer id at the payment processor, created on first use; concurrent calls return the same one. */
export const ensureCustomer = async (scope: Scope, userId: string): Promise<string> => {
  const customers = customerRepository(scope.db);
  const known = await customers.customerId(userId);
  if (known) return known;
  const person = await scope.use(accountPort).person(userId);
  if (!person) throw new Error(`There is no person ${userId}.`);
  const { customerId } = await scope
    .use(paymentGatewayPort)
    .createCustomer({ userId, email: person.email, idempotencyKey: `customer:${userId}` });
  await customers.add(userId, customerId, scope.clock.now());
  return customerId;
};

const storedCard = (card: CardSummary): StoredCard => ({
  paymentMethodId: card.paymentMethodId,
  brand: card.brand,
  last4: card.last4,
  expMonth: card.expMonth,
  expYear: card.expYear,
  postalCode: card.postalCode,
  fingerprint: card.fingerprint,
  wallet: card.wallet,
});

const settleTry = async (scope: Scope, id: string, outcome: PaymentOutcome): Promise<void> => {
  const { intentId } = outcome;
  const evidence = 'evidence' in outcome ? outcome.evidence : undefined;
  await paymentTryRepository(scope.db).settle(id, {
    outcome: tryOutcome(outcome),
    intentId,
    ...(evidence ? { evidence } : {}),
  });
};

/** How a try counts: one that the issuer has not decided on counts until it has. */
const tryOutcome = ({ status }: PaymentOutcome): TryOutcome => {
  if (status === 'succeeded') return 'accepted';
  return status === 'declined' ? 'declined' : 'pending';
};

/** Saves a card at the processor for later charges. A repeated call sends the same request and returns the current state. */
export const saveCard = async (
  scope: Scope,
  input: {
    userId: string;
    customerId: string;
    paymentMethodId: string;
    /** The card's purpose; `makesDefault`: saved on the account page, and whether it is charged from then on. */
    purpose: { checkoutId: string } | { invoiceId: string } | { makesDefault: boolean };
    idempotencyKey: string;
    returnUrl: string;
    /** Network address of the patient; null when it is unknown. */
    address: string | null;
  },
): Promise<Result<CardState>> => {
  const gateway = scope.use(paymentGatewayPort);
  const { userId, customerId, paymentMethodId, purpose, idempotencyKey, returnUrl, address } = input;
  const card = await gateway.card(paymentMethodId);
  if (!card) return enterAgain;
  const reserved = await reserveTry(scope, {
    userId,
    fingerprint: card.fingerprint,
    address,
    requestKey: idempotencyKey,
  });
  if (!reserved.ok) return reserved;
  const context = { userId, address };
  let outcome: PaymentOutcome;
  try {
    outcome = await gateway.saveCard({ customerId, paymentMethodId, idempotencyKey, returnUrl, context });
  } catch (error) {
    if (error instanceof InvalidPaymentRequest)
      await paymentTryRepository(scope.db).settle(reserved.value, { outcome: 'declined' });
    if (error instanceof InvalidPaymentRequest) return enterAgain;
    throw error;
  }
  await settleTry(scope, reserved.value, outcome);
  if (outcome.intentId)
    await cardSetupRepository(scope.db).save(
      {
        intentId: outcome.intentId,
        userId,
        paymentMethodId,
        checkoutId: 'checkoutId' in purpose ? purpose.checkoutId : null,
        invoiceId: 'invoiceId' in purpose ? purpose.invoiceId : null,
        // A card of the account is settled when it is stored, so that the processor's event completes what a crash
        // interrupted.
        status:
          'makesDefault' in purpose && outcome.status === 'succeeded' ? 'pending' : setupStatus(outcome),
        actionUrl: outcome.status === 'action_required' ? outcome.actionUrl : null,
        makesDefault: 'makesDefault' in purpose ? purpose.makesDefault : true,
      },
      scope.clock.now(),
    );
  return cardState(outcome, card);
};

export const setupStatus = (outcome: PaymentOutcome): 'pending' | 'succeeded' | 'declined' =>
  outcome.status === 'succeeded' || outcome.status === 'declined' ? outcome.status : 'pending';

export const cardState = (outcome: PaymentOutcome, card: CardSummary): Result<CardState> => {
  switch (outcome.status) {
    case 'succeeded':
      return ok({ kind: 'ready', card: storedCard(card) });
    case 'action_required':
      return ok({ kind: 'action_required', actionUrl: outcome.actionUrl });
    case 'processing':
      return fail('CONFLICT', 'Your bank is still checking this card. Please try again in a minute.');
    case 'declined':
      return refused(outcome.message);
  }
};
