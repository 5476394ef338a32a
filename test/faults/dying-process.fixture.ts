import { ManualClock } from '#kernel/clock.ts';
import { DAY_MS } from '#kernel/dates.ts';
import { createPool } from '#server/database/pool.ts';
import { createStripeGateway } from '#server/payments/stripe-gateway.ts';
import { harnessScope } from '../harness/harness-scope.ts';
import { crashPoints } from './crash-points.ts';
import { type Patient, partsOf } from './crash-scenario.ts';
import { loadScenarios, type ScenarioGroup } from './load-scenarios.ts';

/**
 * A process that runs one part of a scenario and is killed in the middle of it; its instructions are its only argument, as JSON.
 * When it is not killed, it prints the names of the points that it passed in each part.
 */
interface Orders {
  readonly url: string;
  readonly processor: { host: string; port: number; protocol: 'http' };
  readonly now: string;
  readonly group: ScenarioGroup;
  readonly scenario: string;
  /** Which part of it, counted from 0. Null: all of them, one after the other. */
  readonly part: number | null;
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
const scenario = scenarios[orders.scenario];
const passed: string[][] = [];
for (const [part, { days, run }] of scenario ? partsOf(scenario).entries() : []) {
  if (orders.part !== null && orders.part !== part) continue;
  if (orders.part === null) clock.advance(days * DAY_MS);
  const before = points.passed.length;
  await run(scope, orders.patient);
  passed.push(points.passed.slice(before));
}
console.log(JSON.stringify(passed));
await knex.destroy();
