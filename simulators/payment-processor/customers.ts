import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { attemptCard } from './card-attempt.ts';
import type { CheckedCard } from './card-input.ts';
import { attachParameters, customerParameters, listParameters, read } from './parameters.ts';
import {
  answer,
  type ProcessorAnswer,
  type ProcessorContext,
  requireObject,
  seconds,
} from './processor-context.ts';
import { invalidRequest } from './processor-error.ts';

export const createCustomer = async (context: ProcessorContext, body: unknown): Promise<ProcessorAnswer> => {
  const given = read(customerParameters, body);
  const customer: Stripe.Customer = {
    id: context.newId('cus'),
    object: 'customer',
    balance: 0,
    created: seconds(context.now),
    default_source: null,
    description: null,
    email: given.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata,
    shipping: null,
  };
  await context.store.save(customer, context.now);
  return answer(customer);
};

/**
 * The same for the same card, as at a real processor; starts with the id of the test card. Everybody who tries the
 * simulator types one of a few published numbers, so its cards are told apart by the date and the ZIP code as well.
 */
const fingerprintOf = ({ card, expMonth, expYear, zip, walletOf = '' }: CheckedCard): string =>
  `${card.id}.${createHash('sha256').update(`${expMonth}/${expYear} ${zip} ${walletOf}`.trim()).digest('hex').slice(0, 12)}`;

/** Creates a card from the browser's card fields, or from its wallet; it belongs to no customer yet. */
export const createCard = async (
  context: ProcessorContext,
  checked: CheckedCard,
): Promise<Stripe.PaymentMethod> => {
  const method: Stripe.PaymentMethod = {
    id: context.newId('pm'),
    object: 'payment_method',
    billing_details: {
      address: { city: null, country: 'US', line1: null, line2: null, postal_code: checked.zip, state: null },
      email: null,
      name: null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: 'visa',
      checks: {
        address_line1_check: null,
        address_postal_code_check: 'pass',
        cvc_check: 'pass',
        ...checked.card.checks,
      },
      country: 'US',
      display_brand: 'visa',
      exp_month: checked.expMonth,
      exp_year: checked.expYear,
      fingerprint: fingerprintOf(checked),
      funding: 'credit',
      generated_from: null,
      last4: checked.card.number.slice(-4),
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet:
        checked.walletOf === undefined ? null : { type: 'google_pay', google_pay: {}, dynamic_last4: null },
    },
    created: seconds(context.now),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
  await context.store.save(method, context.now);
  return method;
};

export const attachCard = async (
  context: ProcessorContext,
  id: string,
  body: unknown,
): Promise<ProcessorAnswer> => {
  const { customer } = read(attachParameters, body);
  await requireObject(context, 'customer', customer);
  const method = await requireObject(context, 'payment_method', id);
  if (method.customer !== null && method.customer !== customer)
    throw invalidRequest(
      'The payment method is attached to another customer.',
      'payment_method_unexpected_state',
    );
  const decision = attemptCard(method, 'save', context.now);
  if (decision.kind === 'decline')
    return {
      status: 402,
      body: {
        error: {
          type: 'card_error',
          code: decision.code,
          decline_code: decision.declineCode,
          message: 'Your card was declined.',
        },
      },
    };
  const attached = { ...method, customer };
  await context.store.save(attached, context.now);
  return answer(attached);
};

export const detachCard = async (context: ProcessorContext, id: string): Promise<ProcessorAnswer> => {
  const detached = { ...(await requireObject(context, 'payment_method', id)), customer: null };
  await context.store.save(detached, context.now);
  await context.emit('payment_method.detached', detached);
  return answer(detached);
};

export const listCards = async (context: ProcessorContext, query: unknown): Promise<ProcessorAnswer> => {
  const { customer, limit } = read(listParameters, query);
  const cards = await context.store.cardsOf(customer, limit + 1);
  return answer({
    object: 'list',
    data: cards.slice(0, limit),
    has_more: cards.length > limit,
    url: '/v1/payment_methods',
  });
};
