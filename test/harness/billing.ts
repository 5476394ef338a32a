import type { Knex } from 'knex';
import type { ManualClock } from '#kernel/clock.ts';
import { randomIds } from '#kernel/ids.ts';
import type { Result } from '#kernel/result.ts';
import { accountModule } from '#modules/account/module.ts';
import { billingPort, careIntakePort, prescriptionGatePort } from '#modules/billing/index.ts';
import { billingModule } from '#modules/billing/module.ts';
import { authenticatedPatient } from '#modules/billing/services/authenticated-patient.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { priceCart } from '#modules/billing/services/checkout/price-cart.ts';
import type { PlaceOrderRequest } from '#modules/billing/services/checkout/read-order.ts';
import { cartModule } from '#modules/cart/module.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import { createPool } from '#server/database/pool.ts';
import type { ModuleDefinition } from '#server/module.ts';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import { cardEntryPort } from '#server/ports/card-entry.ts';
import { type PaymentGateway, paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import { type Pharmacy, pharmacyPort } from '#server/ports/pharmacy.ts';
import { type Provider, provide, type Scope } from '#server/scope.ts';
import { createSimulatedPharmacy } from '#simulators/pharmacy/simulated-pharmacy.ts';
import {
  intakeThatRemembers,
  prescribe,
  prescriptionBook,
  prescriptionTables,
} from './doubles/prescription-tables.ts';
import { testScope } from './scope.ts';
import { readToken, startTestProcessor, type TestProcessor } from './test-processor.ts';

/** Products of the catalog used in tests. */
export const finasteride = 211;
export const finasteridePrice = 5400;
/** Over the counter, every 90 days. */
export const foam = 239;
export const foamPrice = 3900;
/** Over the counter, once. */
export const shampoo = 316;
export const shampooPrice = 1800;
export const goodCard = '4242424242424242';

/** The modules that provide visits and prescriptions. */
export interface Care {
  readonly modules: readonly ModuleDefinition[];
  readonly providers: readonly Provider[];
}

const careThatRemembers: Care = {
  modules: [],
  providers: [provide(careIntakePort, intakeThatRemembers), provide(prescriptionGatePort, prescriptionBook)],
};

/** Billing with its real neighbor modules, the demo pharmacy, and the given card gateway. */
export const billingScope = (parts: {
  knex: Knex;
  url: string;
  clock: ManualClock;
  gateway: () => PaymentGateway;
  pharmacy?: (real: Pharmacy) => Pharmacy;
  care?: Care;
}) => {
  const care = parts.care ?? careThatRemembers;
  const wrap = parts.pharmacy ?? ((real) => real);
  return testScope({
    knex: parts.knex,
    url: parts.url,
    clock: parts.clock,
    ids: randomIds,
    modules: [accountModule, catalogueModule, cartModule, billingModule, ...care.modules],
    providers: [
      provide(paymentGatewayPort, parts.gateway),
      provide(pharmacyPort, () => wrap(createSimulatedPharmacy(parts.knex, parts.clock))),
      provide(cardEntryPort, () => ({
        kind: 'demo' as const,
        frameUrl: 'http://processor.test/card-fields',
      })),
      ...care.providers,
    ],
  });
};

/** The value; throws an error that shows the failure. */
export const expectOk = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

/** A payment processor, a pharmacy and billing on one test database. */
export const startWorld = async (
  database: { knex: Knex; url: string },
  processorTimeoutMs = 10_000,
  care = careThatRemembers,
) => {
  const processorPool = createPool(database.url, { max: 10 });
  const processor = await startTestProcessor(processorPool, processorTimeoutMs);
  await database.knex.raw(prescriptionTables);
  const test = billingScope({ ...database, clock: processor.clock, gateway: () => processor.gateway, care });
  await catalogueModule.seed?.(test.scope);
  return {
    ...test,
    ...looking(database.knex),
    ...helpers(test.scope, processor),
    processor,
    stop: async () => {
      await processor.stop();
      await processorPool.destroy();
    },
  };
};

export type World = Awaited<ReturnType<typeof startWorld>>;

/** Actions of patients and clinicians. */
const helpers = (scope: Scope, processor: TestProcessor) => {
  const newPatient = async (): Promise<Actor> => {
    const sub = randomIds.uuid();
    const user = await scope.use(accountGatewayPort).signIn({
      sub,
      email: `${sub}@example.test`,
      emailVerified: true,
      source: 'demo',
      leadId: null,
    });
    return { role: 'patient', id: user.id, impersonatorId: null };
  };

  const card = async (number = goodCard): Promise<string> =>
    (await readToken(await processor.tokenize(number))).paymentMethodId;

  const order = async (
    productIds: readonly number[],
    over: Partial<PlaceOrderRequest> = {},
  ): Promise<PlaceOrderRequest> => ({
    checkoutId: randomIds.uuid(),
    productIds,
    firstName: 'Sam',
    lastName: 'Rivera',
    dob: '1990-04-12',
    phone: '512 555 2468',
    address: { streetAddress1: '12 Elm Street', city: 'Austin', state: 'TX', zipCode: '78701' },
    subscriptionAgreement: true,
    consentVersion: (await priceCart(scope, productIds, 'TX')).consentVersion,
    ip: '192.0.2.1',
    userAgent: 'test',
    paymentMethodId: over.paymentMethodId === undefined ? await card() : over.paymentMethodId,
    ...over,
  });

  const buy = async (actor: Actor, productIds: readonly number[], cardNumber = goodCard) => {
    const request = await order(productIds, { paymentMethodId: await card(cardNumber) });
    return { request, placed: expectOk(await placeOrder(scope, actor, request)) };
  };

  /** Like the desk module: prescriptions and the approval in one transaction. */
  const approve = (actor: Actor, checkoutId: string, productIds: readonly number[], refills = 4) =>
    scope.transaction(async (tx) => {
      await prescribe(tx, expectOk(authenticatedPatient(actor)), productIds, refills);
      const clinician: Actor = { ...systemActor, role: 'clinician' };
      return tx.use(billingPort).approveVisit(clinician, { checkoutId, productIds });
    });

  return { newPatient, card, order, buy, approve };
};

/** Rows of billing and of the payment processor, for assertions. */
const looking = (knex: Knex) => ({
  rows: (table: string, where: Record<string, unknown> = {}) => knex(table).select('*').where(where),
  /** Captured payments of a patient at the payment processor, in cents, in order. */
  charges: async (userId: string): Promise<number[]> => {
    const { rows } = await knex.raw(
      `select (body->>'amount_received')::int as amount from demo_bank_object
       where kind = 'payment_intent' and body->>'status' = 'succeeded'
         and body->>'customer' = (select customer_id from payment_customer where user_id = ?)
       order by position`,
      [userId],
    );
    return rows.map(({ amount }: { amount: number }) => amount);
  },
  /** What the payment processor refunded to a patient, in cents, in order. */
  refunds: async (userId: string): Promise<number[]> => {
    const { rows } = await knex.raw(
      `select (refund.body->>'amount')::int as amount from demo_bank_object refund
       join demo_bank_object intent on intent.id = refund.body->>'payment_intent'
       where refund.kind = 'refund'
         and intent.body->>'customer' = (select customer_id from payment_customer where user_id = ?)
       order by refund.position`,
      [userId],
    );
    return rows.map(({ amount }: { amount: number }) => amount);
  },
});
