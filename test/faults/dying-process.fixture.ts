import { ManualClock } from '#kernel/clock.ts';
import { createPool } from '#server/database/pool.ts';
import { createStripeGateway } from '#server/payments/stripe-gateway.ts';
import { harnessScope } from '../harness/harness-scope.ts';
import { crashPoints } from './crash-points.ts';
import type { Patient } from './crash-scenario.ts';
import { loadScenarios, type ScenarioGroup } from './load-scenarios.ts';

/**
 * A process that runs one scenario and is killed in the middle of it; its instructions are its only argument, as JSON.
 * When it is not killed, it prints the names of the points that it passed.
 */
interface Orders {
  readonly url: string;
  readonly processor: { host: string; port: number; protocol: 'http' };
  readonly now: string;
  readonly group: ScenarioGroup;
  readonly scenario: string;
  readonly dieAt: number;
  readonly patient: Patient;
}

const orders: Orders = JSON.parse(process.argv[2] ?? '{}');
const points = crashPoints(orders.dieAt);
const clock = new ManualClock(orders.now);
const knex = createPool(orders.url, { max: 4 });
points.watch(knex);
const gateway = points.gateway(
  createStripeGateway({
    secretKey: 'sk_test',
    webhookSecret: 'whsec_test',
    authenticationReturnUrl: 'http://app.localhost:3000/payment-authentication',
    api: orders.processor,
    clock,
  }),
);
const { scenarios, modules } = await loadScenarios(orders.group);
const { scope } = harnessScope({
  knex,
  url: orders.url,
  clock,
  gateway: () => gateway,
  pharmacy: points.pharmacy,
  modules,
  ...(orders.group === 'care' ? { providers: [] } : {}),
});
await scenarios[orders.scenario]?.run(scope, orders.patient);
console.log(JSON.stringify(points.passed));
await knex.destroy();
