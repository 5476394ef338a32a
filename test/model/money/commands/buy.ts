import { z } from 'zod';
import { randomIds } from '#kernel/ids.ts';
import { shownText } from '#modules/account/index.ts';
import { placeOrderMutation } from '#test/harness/checkout-details.ts';
import { finasteride } from '#test/harness/products.ts';
import type { MoneyStep } from '../money-command.ts';
import type { ModelCode } from '../money-harness.ts';
import type { MoneyHistory } from '../money-history.ts';

/** Cards of the simulator by what they do. */
export const cards = {
  good: '4242424242424242',
  'declined later': '4000000000000341',
  'asks every time': '4000002760003184',
  'asks once': '4000002500003155',
} as const;
export type Card = keyof typeof cards;

const QUOTE = `query($input: CheckoutQuoteInput!) { checkoutQuote(input: $input) {
  agreements { consent { id text } }
  quote { consentVersion today { total credit } onApproval { total credit } nextCharges { amount productNames laterSteps { fromOrder amount } } } } }`;
const CONFIRM = 'mutation($id: ID!) { confirmCheckout(checkoutId: $id, orderAgain: true) { status } }';

const quoteOf = z.object({
  checkoutQuote: z.object({
    agreements: z.array(z.object({ consent: z.object({ id: z.string(), text: z.string() }) })),
    quote: z.object({
      consentVersion: z.string(),
      today: z.object({ total: z.number(), credit: z.number() }),
      onApproval: z.object({ total: z.number(), credit: z.number() }),
      nextCharges: z.array(
        z.object({
          amount: z.number(),
          productNames: z.array(z.string()),
          laterSteps: z.array(z.object({ fromOrder: z.number(), amount: z.number() })),
        }),
      ),
    }),
  }),
});
const placedOf = z.object({
  placeOrder: z.object({ checkoutId: z.string(), status: z.string(), actionUrl: z.string().nullable() }),
});

type Quote = z.output<typeof quoteOf>['checkoutQuote']['quote'];

/** Remembers what the checkout page showed for what it made. */
const rememberQuote = async (history: MoneyHistory, checkoutId: string, quote: Quote): Promise<void> => {
  for (const order of await history.rows('customer_order', { checkout_id: checkoutId })) {
    const [invoice] = await history.rows('invoice', { order_id: order.id });
    if (!invoice) continue;
    const { total, credit } = order.kind === 'rx' ? quote.onApproval : quote.today;
    history.quoted.set(invoice.id, total - credit);
    for (const line of await history.rows('order_line', { order_id: order.id })) {
      const next = quote.nextCharges.find(({ productNames }) => productNames.includes(line.name));
      if (line.subscription_id && next)
        history.later.set(line.subscription_id, [{ fromOrder: 2, amount: next.amount }, ...next.laterSteps]);
    }
  }
};

/** How an order is sent, and with which code of the model. */
export interface BuyTerms {
  readonly shippingMethod?: 'standard' | 'express';
  readonly discountCode?: ModelCode;
}

/** Buys with a new card, and confirms with the issuer when it asks. */
export const buy = (productIds: readonly number[], card: Card, terms: BuyTerms = {}): MoneyStep => ({
  kind: productIds.includes(finasteride) ? 'buys on prescription' : 'buys over the counter',
  name: `buys ${productIds.join(', ')} with a card that is ${card}${terms.discountCode ? ` and ${terms.discountCode}` : ''}${terms.shippingMethod ? `, ${terms.shippingMethod}` : ''}`,
  act: async (history) => {
    const { product } = history.harness;
    const {
      ip: _ip,
      userAgent: _agent,
      ...request
    } = await product.orderRequest(productIds, {
      paymentMethodId: await product.card(cards[card]),
    });
    const input = { ...request, checkoutId: randomIds.uuid(), orderAgain: true };
    const { city, state, zipCode } = request.address;
    const shown = await history.ask(QUOTE, {
      input: { checkoutId: input.checkoutId, productIds, to: { city, state, zipCode }, ...terms },
    });
    const quoted = quoteOf.safeParse(shown.data);
    if (!quoted.success) return;
    const { quote, agreements } = quoted.data.checkoutQuote;
    const answer = await history.ask(placeOrderMutation, {
      input: {
        ...input,
        ...terms,
        consentVersion: quote.consentVersion,
        shownTexts: agreements.map(({ consent }) => shownText(consent)),
      },
    });
    const placed = placedOf.safeParse(answer.data);
    if (placed.success && placed.data.placeOrder.actionUrl && placed.data.placeOrder.status !== 'PLACED') {
      await product.processor.answerChallenge(placed.data.placeOrder.actionUrl, 'approve');
      await history.ask(CONFIRM, { id: input.checkoutId });
    }
    await rememberQuote(history, input.checkoutId, quote);
  },
});

/** A clinician approves every order that waits for it. */
export const approve: MoneyStep = {
  kind: 'a clinician approves',
  name: 'a clinician approves',
  act: async (history) => {
    const waiting = (await history.rows('customer_order')).filter(
      ({ status }) => status === 'awaiting_prescription',
    );
    for (const { checkout_id } of waiting)
      await history.harness.product.approveOrder(history.patient, checkout_id, [finasteride]);
    return waiting.length > 0;
  },
};
