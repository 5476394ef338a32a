import { withCharge } from './charge-view.ts';
import { attachCard, createCustomer, detachCard, listCards } from './customers.ts';
import { listDisputes } from './disputes.ts';
import { cancelIntent } from './intent-flow.ts';
import { expandParameters, read } from './parameters.ts';
import {
  capturePaymentIntent,
  confirmPaymentIntent,
  createPaymentIntent,
  listPaymentIntents,
  paymentFlow,
} from './payment-intents.ts';
import { answer, type ProcessorAnswer, type ProcessorContext } from './processor-context.ts';
import { missing } from './processor-error.ts';
import { createRefund, listRefunds } from './refunds.ts';
import type { ProcessorObjectKind } from './repositories/processor-store.ts';
import { confirmSetupIntent, createSetupIntent, setupFlow, withCard } from './setup-intents.ts';
import { createTaxCalculation, createTaxReversal, createTaxTransaction } from './tax.ts';

type Handle = (context: ProcessorContext, id: string, input: unknown) => Promise<ProcessorAnswer>;

interface Route {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** `id` is empty where the path has none; `input` is the body of a POST or the query of a GET. */
  readonly handle: Handle;
}

const expanding =
  (
    part: string,
    expand: (context: ProcessorContext, id: string, made: ProcessorAnswer) => Promise<ProcessorAnswer>,
    handle: Handle,
  ): Handle =>
  async (context, id, input) => {
    const made = await handle(context, id, input);
    const isAsked = read(expandParameters, input).expand?.some((one) => one.split('.')[0] === part);
    return isAsked ? expand(context, id, made) : made;
  };

const show =
  (kind: ProcessorObjectKind): Handle =>
  async (context, id) => {
    const found = await context.store.find(kind, id);
    if (!found) throw missing(kind, id);
    return answer(found);
  };

const create =
  (handler: (context: ProcessorContext, input: unknown) => Promise<ProcessorAnswer>): Handle =>
  (context, _id, input) =>
    handler(context, input);

/** The part of Stripe's API that the simulator implements. */
export const routes: readonly Route[] = [
  { method: 'post', path: '/v1/customers', handle: create(createCustomer) },
  { method: 'get', path: '/v1/customers/:id', handle: show('customer') },
  { method: 'get', path: '/v1/payment_methods', handle: create(listCards) },
  { method: 'get', path: '/v1/payment_methods/:id', handle: show('payment_method') },
  { method: 'post', path: '/v1/payment_methods/:id/attach', handle: attachCard },
  { method: 'post', path: '/v1/payment_methods/:id/detach', handle: detachCard },
  { method: 'post', path: '/v1/setup_intents', handle: create(createSetupIntent) },
  {
    method: 'get',
    path: '/v1/setup_intents/:id',
    handle: expanding('payment_method', withCard, show('setup_intent')),
  },
  { method: 'post', path: '/v1/setup_intents/:id/confirm', handle: confirmSetupIntent },
  {
    method: 'post',
    path: '/v1/setup_intents/:id/cancel',
    handle: (context, id) => cancelIntent(setupFlow, context, id),
  },
  { method: 'post', path: '/v1/payment_intents', handle: create(createPaymentIntent) },
  { method: 'get', path: '/v1/payment_intents', handle: create(listPaymentIntents) },
  {
    method: 'get',
    path: '/v1/payment_intents/:id',
    handle: expanding('latest_charge', withCharge, show('payment_intent')),
  },
  { method: 'post', path: '/v1/payment_intents/:id/confirm', handle: confirmPaymentIntent },
  { method: 'post', path: '/v1/payment_intents/:id/capture', handle: capturePaymentIntent },
  {
    method: 'post',
    path: '/v1/payment_intents/:id/cancel',
    handle: (context, id) => cancelIntent(paymentFlow, context, id),
  },
  { method: 'post', path: '/v1/refunds', handle: create(createRefund) },
  { method: 'get', path: '/v1/refunds', handle: create(listRefunds) },
  { method: 'get', path: '/v1/refunds/:id', handle: show('refund') },
  { method: 'get', path: '/v1/disputes', handle: create(listDisputes) },
  { method: 'post', path: '/v1/tax/calculations', handle: create(createTaxCalculation) },
  {
    method: 'post',
    path: '/v1/tax/transactions/create_from_calculation',
    handle: create(createTaxTransaction),
  },
  { method: 'post', path: '/v1/tax/transactions/create_reversal', handle: create(createTaxReversal) },
];
