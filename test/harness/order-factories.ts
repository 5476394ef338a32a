import { addDays } from '#kernel/dates.ts';
import { randomIds } from '#kernel/ids.ts';
import { shownText } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { checkoutConsents } from '#modules/billing/services/checkout/checkout-consents.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { priceCart } from '#modules/billing/services/checkout/price-cart.ts';
import type { PlaceOrderRequest } from '#modules/billing/services/checkout/read-order.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { systemActor } from '#server/actor.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { AccountFactories } from './accounts.ts';
import { prescribe } from './doubles/prescription-tables.ts';
import { expectOk } from './expect-ok.ts';
import { cardZip, numbered, sam } from './people.ts';
import { goodCard } from './products.ts';
import type { TestScope } from './scope.ts';
import { readToken, type TestProcessor } from './test-processor.ts';

interface Products {
  readonly products: readonly number[];
  /** Who orders; without one a new account does. */
  readonly patient?: SignedInUser;
}

/** Orders through the real checkout. Each is of another person: the first of Sam. */
export const orderFactories = ({
  scope,
  clock,
  sweep,
  drain,
  processor,
  account,
}: TestScope & AccountFactories & { readonly processor: TestProcessor }) => {
  let cards = 0;
  let buyers = 0;
  /** The token of another card with this number, as the payment processor's own form returns it. */
  const card = async (number = goodCard): Promise<string> => {
    const zip = cardZip(cards);
    cards += 1;
    return (await readToken(await processor.tokenize(number, { zip }))).paymentMethodId;
  };

  const orderRequest = async (
    productIds: readonly number[],
    over: Partial<PlaceOrderRequest> = {},
    /** Whose credit is taken off; nobody's when left out. */
    userId: string | null = null,
  ): Promise<PlaceOrderRequest> => {
    const buyer = numbered(sam, buyers);
    buyers += 1;
    const cart = await priceCart(scope, productIds, { to: buyer.address, userId });
    return {
      checkoutId: randomIds.uuid(),
      productIds,
      ...buyer,
      termsAgreement: true,
      telehealthAgreement: cart.needsPrescription,
      subscriptionAgreement: true,
      shownTexts: checkoutConsents(cart, null).map(({ consent }) => shownText(consent)),
      consentVersion: cart.consentVersion,
      ip: '192.0.2.1',
      userAgent: 'test',
      paymentMethodId: over.paymentMethodId === undefined ? await card() : over.paymentMethodId,
      ...over,
    };
  };

  const order = async ({ products, patient, cardNumber }: Products & { cardNumber?: string }) => {
    const buyer = patient ?? (await account());
    const paymentMethodId = await card(cardNumber);
    const request = await orderRequest(products, { paymentMethodId }, buyer.id);
    const placed = expectOk(await placeOrder(scope, buyer, request));
    return { patient: buyer, request, placed, checkoutId: request.checkoutId };
  };

  /** Approves as the desk does: prescriptions (of the double) and the approval, at agreed prices, in one transaction. */
  const approveOrder = (
    patient: SignedInUser,
    checkoutId: string,
    productIds: readonly number[],
    refills = 4,
  ) =>
    scope.transaction(async (tx) => {
      await prescribe(tx, patient.id, productIds, refills);
      const products = await tx.use(cataloguePort).productsByIds([...productIds]);
      const agreedPrices = new Map(products.map(({ id, price }) => [id, price]));
      const billing = tx.use(billingPort);
      const plan = { userId: patient.id, checkoutId, productIds, agreedPrices };
      const { amount, agreement: text } = await billing.planPrice(plan);
      const clinician = { ...systemActor, role: 'clinician' } as const;
      return billing.approveVisit(clinician, { ...plan, agreed: { amount, text } });
    });

  /** Makes another card with this number the patient's saved card. */
  const useCard = async (patient: SignedInUser, number: string): Promise<void> => {
    const paymentMethodId = await card(number);
    const { customer_id: customerId } = await scope
      .db('payment_customer')
      .where({ user_id: patient.id })
      .first();
    const returnUrl = 'http://app.localhost:3000/checkout';
    const idempotencyKey = paymentMethodId;
    const saved = await processor.gateway.saveCard({
      customerId,
      paymentMethodId,
      idempotencyKey,
      returnUrl,
    });
    if (saved.status === 'action_required') await processor.answerChallenge(saved.actionUrl, 'approve');
    await scope
      .db('payment_card')
      .where({ user_id: patient.id, is_default: true })
      .update({ payment_method_id: paymentMethodId });
  };

  const nextCharge = async (patient: SignedInUser): Promise<Date> => {
    const dates: Date[] = await scope
      .db('subscription')
      .where({ user_id: patient.id })
      .whereNotNull('next_billing_date')
      .orderBy('next_billing_date')
      .pluck('next_billing_date');
    if (!dates[0]) throw new Error('No charge is planned.');
    return dates[0];
  };

  /** Time passes until the patient's next charge was announced and is due; the background work is done at both. */
  const untilNextCharge = async (patient: SignedInUser): Promise<void> => {
    for (const daysBefore of [7, 0]) {
      const at = addDays(await nextCharge(patient), -daysBefore);
      if (at > clock.now()) clock.set(at);
      await sweep();
      await drain();
    }
  };

  return {
    card,
    useCard,
    untilNextCharge,
    orderRequest,
    order,
    approveOrder,
    /** An order of prescription products that was just approved; nothing is charged yet. */
    approvedOrder: async ({ refills, ...what }: Products & { refills?: number }) => {
      const placed = await order(what);
      expectOk(await approveOrder(placed.patient, placed.checkoutId, what.products, refills));
      return placed;
    },
  };
};

export type OrderFactories = ReturnType<typeof orderFactories>;
