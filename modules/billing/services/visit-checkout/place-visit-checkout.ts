import { badInput, type FieldProblem, notFound, ok, type Result } from '#kernel/result.ts';
import { timeZoneOfState } from '#kernel/time-zones.ts';
import { isUuid } from '#kernel/uuid.ts';
import { accountPort, leavingPort, type ShownText, textChanged, wereShown } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { requesterOf } from '#server/http/requester-of.ts';
import type { Scope } from '#server/scope.ts';
import { birthDateProblems } from '../../domain/checkout/birth-date-problems.ts';
import { stateRule } from '../../domain/checkout/served-states.ts';
import { parseShipping, type ShippingForm } from '../../domain/checkout/shipping.ts';
import { procedureDateProblem, procedureDays } from '../../domain/visit-checkout/procedure-date.ts';
import { checkoutRepository } from '../../repositories/checkouts.ts';
import { customerRepository, type StoredCard } from '../../repositories/customers.ts';
import { visitCheckoutRepository } from '../../repositories/visit-checkouts.ts';
import type { VisitWish } from '../../visit-checkout-port.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { settleCharge } from '../charging/charge-invoice.ts';
import { type CheckoutResult, checkoutResult, requiresAction } from '../checkout/checkout-result.ts';
import { pricesChanged } from '../checkout/read-order.ts';
import { type CardState, ensureCustomer, saveCard, withProvider } from '../checkout/save-card.ts';
import { transitionCheckout } from '../transitions.ts';
import { completeVisitCheckout } from './complete-visit-checkout.ts';
import { type VisitTerms, visitTerms } from './visit-terms.ts';

/** The input that the page submits; untrusted. Field names are those of the API. */
export interface VisitCheckoutRequest
  extends Omit<
    ShippingForm,
    | 'subscriptionAgreement'
    | 'receiveCareTextsConsent'
    | 'receiveMarketingMessagesConsent'
    | 'receiveMarketingTextsConsent'
  > {
  readonly checkoutId: string;
  readonly cardAgreement: boolean;
  readonly consentVersion: string;
  readonly shownTexts: readonly ShownText[];
  /** Null: the saved card. */
  readonly paymentMethodId: string | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly leadId: string | null;
  readonly skipAddressValidation: boolean;
}

const paymentMethod = /^pm_[A-Za-z0-9_]{1,100}$/;

const missingBoxes = (
  { agreements }: VisitTerms,
  ticked: Pick<VisitCheckoutRequest, 'termsAgreement' | 'telehealthAgreement' | 'cardAgreement'>,
): FieldProblem[] =>
  agreements
    .filter(({ field }) => ticked[field] !== true)
    .map(({ field, consent }) => ({ field, message: consent.missing }));

const wishProblems = (scope: Scope, wish: VisitWish, state: string): FieldProblem[] => {
  if (wish.kind === 'visit')
    return stateRule(state).prescriptions
      ? []
      : [{ field: 'address.state', message: 'We cannot treat patients in your state yet.' }];
  const days = procedureDays(scope.clock.now(), timeZoneOfState(state));
  const message = procedureDateProblem(wish.procedureOn, days);
  return message ? [{ field: 'procedureOn', message }] : [];
};

const read = async (scope: Scope, userId: string, wish: VisitWish, input: VisitCheckoutRequest) => {
  const typed = parseShipping(
    {
      ...input,
      subscriptionAgreement: false,
      receiveCareTextsConsent: false,
      receiveMarketingMessagesConsent: false,
      receiveMarketingTextsConsent: false,
    },
    {
      today: scope.clock.now(),
      needsSubscriptionAgreement: false,
      skipAddressValidation: input.skipAddressValidation,
    },
  );
  if (!typed.ok) return typed;
  const terms = await visitTerms(scope, wish, typed.value.address);
  if (!terms.ok) return terms;
  const person = await scope.use(accountPort).person(userId);
  const problems: FieldProblem[] = [
    ...wishProblems(scope, wish, typed.value.address.state),
    ...birthDateProblems(person?.dob ?? null, typed.value.dob),
    ...missingBoxes(terms.value, input),
  ];
  if (!isUuid(input.checkoutId)) problems.push({ field: 'checkoutId', message: 'Open checkout again.' });
  if (input.paymentMethodId !== null && !paymentMethod.test(input.paymentMethodId))
    problems.push({ field: 'paymentMethodId', message: 'Enter your card again.' });
  if (problems.length > 0) return badInput(problems);
  if (input.consentVersion !== terms.value.version) return pricesChanged;
  const texts = terms.value.agreements.map(({ consent: { id, type, version, text } }) => ({
    id,
    type,
    version,
    text,
  }));
  if (!wereShown(texts, input.shownTexts)) return textChanged;
  const { warnings: _, ...shipping } = typed.value;
  return ok({ shipping, terms: terms.value, texts });
};

/**
 * Saves the card for a visit without an order, or pays a deposit, by the checkout's id once. Fails as `placeOrder`
 * does; BAD_USER_INPUT also names `procedureOn`, and the fields that sending the answers of the visit refuses.
 */
export const placeVisitCheckout = async (
  scope: Scope,
  actor: Actor,
  wish: VisitWish,
  input: VisitCheckoutRequest,
): Promise<Result<CheckoutResult>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  const userId = who.value;
  const checkouts = checkoutRepository(scope.db);
  const { checkoutId, paymentMethodId } = input;
  const before = isUuid(checkoutId) ? await checkouts.find(checkoutId) : null;
  if (before && before.userId !== userId) return notFound('checkout');
  if (before?.status === 'placed') return ok(await visitCheckoutResult(scope, before.id));
  const stays = await scope.use(leavingPort).mayBegin(userId);
  if (!stays.ok) return stays;
  const entered = await read(scope, userId, wish, input);
  if (!entered.ok) return entered;
  const { shipping, terms, texts } = entered.value;
  return withProvider(async () => {
    const saved = paymentMethodId ? null : await customerRepository(scope.db).card(userId);
    if (!paymentMethodId && !saved) return badInput([{ field: 'paymentMethodId', message: 'Enter a card.' }]);
    const customerId = saved ? null : await ensureCustomer(scope, userId);
    await scope.transaction(async (tx) => {
      await checkoutRepository(tx.db).save(
        {
          id: checkoutId,
          userId,
          productIds: wish.kind === 'deposit' ? [wish.productId] : [],
          clinicianDecides: wish.kind === 'visit',
          orderAgain: false,
          shipping,
          shippingMethod: 'standard',
          discountCode: null,
          consentVersion: terms.version,
          agreedTexts: texts,
          ip: input.ip.slice(0, 64),
          userAgent: input.userAgent.slice(0, 300),
          leadId: input.leadId,
        },
        tx.clock.now(),
      );
      await visitCheckoutRepository(tx.db).save({
        checkoutId,
        consultationId: wish.kind === 'visit' ? wish.consultationId : null,
        fee: terms.fee.amount,
        feeWhen: terms.fee.when,
        procedureOn: wish.kind === 'deposit' ? wish.procedureOn : null,
      });
    });
    const card: Result<CardState> = saved
      ? ok({ kind: 'ready', card: saved })
      : await saveCard(scope, {
          userId,
          customerId: customerId ?? '',
          paymentMethodId: paymentMethodId ?? '',
          purpose: { checkoutId },
          idempotencyKey: `checkout:${checkoutId}:card:${paymentMethodId}:visit`,
          returnUrl: new URL(`/request/checkout?checkout=${checkoutId}`, scope.settings.origins.app).href,
          address: requesterOf({ ip: input.ip }),
        });
    if (!card.ok) return card;
    if (card.value.kind === 'ready')
      return finishVisitCheckout(scope, actor, checkoutId, userId, card.value.card);
    await scope.transaction(async (tx) => {
      const checkout = await checkoutRepository(tx.db).lock(checkoutId);
      if (checkout?.status === 'started')
        await transitionCheckout(tx, checkout, 'action_required', {
          actor,
          reason: 'the issuer asks the buyer',
        });
    });
    return ok(requiresAction(checkoutId, card.value.actionUrl, false));
  });
};

/** Places the checkout of a visit or deposit, and charges what is due now. */
export const finishVisitCheckout = async (
  scope: Scope,
  actor: Actor,
  checkoutId: string,
  userId: string,
  card: StoredCard,
): Promise<Result<CheckoutResult>> => {
  const completed = await completeVisitCheckout(scope, actor, checkoutId, { userId, card });
  if (!completed.ok) return completed;
  if (completed.value.charge) await settleCharge(scope, completed.value.charge);
  return ok(await visitCheckoutResult(scope, checkoutId));
};

/** As `checkoutResult`, with the next page of a visit or a deposit. */
export const visitCheckoutResult = async (scope: Scope, checkoutId: string): Promise<CheckoutResult> => {
  const result = await checkoutResult(scope, checkoutId);
  if (result.href !== '/thankyou') return result;
  const visit = await visitCheckoutRepository(scope.db).find(checkoutId);
  return { ...result, href: visit?.procedureOn ? '/order-history' : '/request/submit-consultation' };
};
