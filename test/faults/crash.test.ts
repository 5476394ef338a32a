import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journalGaps } from '#modules/billing/repositories/books.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { deep } from '../harness/deep.ts';
import { expectOk } from '../harness/expect-ok.ts';
import { type Harness, openHarness } from '../harness/harness.ts';
import { finasteride, finasteridePrice, foam, foamPrice } from '../harness/products.ts';
import { samplePoints } from './sample-points.ts';
import {
  approve,
  cancelAll,
  daysBefore,
  decideAll,
  type Patient,
  prepare,
  type ScenarioName,
  sendAllNow,
  settleAll,
  stopAll,
} from './scenarios.ts';

const DAY_MS = 86_400_000;
/** Number of processes that run at the same time. */
const PARALLEL = 3;
const LIMIT_MS = 300_000;

let harness: Harness;
let folder: string;

/** Bundles the fixture into one file, which halves the start time. Packages resolve from the folder of the bundle. */
const bundleProcess = async (): Promise<string> => {
  const data = join(import.meta.dirname, '../../.data');
  await mkdir(data, { recursive: true });
  const outDir = await mkdtemp(join(data, 'faults-'));
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: join(import.meta.dirname, 'dying-process.fixture.ts'), outDir, emptyOutDir: false },
  });
  return outDir;
};

beforeAll(async () => {
  folder = await bundleProcess();
  harness = await openHarness();
});
afterAll(async () => {
  if (folder) await rm(folder, { recursive: true });
  await harness?.close();
});

/** A card whose bank wants every charge confirmed. */
const asksEveryTime = '4000002760003184';

/** The first payment is disputed, and part of the second is refunded at the processor's dashboard. */
const disputeAndRefund = async ({ actor }: Patient): Promise<void> => {
  const { dashboard } = harness.processor.simulator;
  const invoices = await harness.rows('invoice', { user_id: actor.id });
  for (const { id, total } of invoices) {
    const [{ intent_id }] = await harness.rows('charge_attempt', { invoice_id: id });
    if (total === finasteridePrice) await dashboard.openDispute(intent_id);
    else await dashboard.refund(intent_id, 1000);
  }
};

const newPatient = async (scenario: ScenarioName): Promise<Patient> => {
  const actor = await harness.account();
  const { id } = await harness.operator();
  const operator = { role: 'operator', id, impersonatorId: null } as const;
  const patient = { actor, operator, request: await harness.orderRequest([finasteride, foam]) };
  await prepare[scenario](harness.scope, patient, () => harness.useCard(actor, asksEveryTime));
  if (scenario === 'settlement') await disputeAndRefund(patient);
  return patient;
};

/** Runs the scenario in a separate process that dies at a point; 0 means it does not die. Returns its output. */
const run = (scenario: ScenarioName, dieAt: number, patient: Patient): Promise<string> =>
  new Promise((resolve, reject) => {
    const orders = JSON.stringify({
      url: harness.database.url,
      processor: harness.processor.simulator.api,
      now: harness.clock.now(),
      scenario,
      dieAt,
      patient,
    });
    const child = spawn(process.execPath, [join(folder, 'dying-process.fixture.js'), orders], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // The processes that are not killed compile for the others.
      env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') },
    });
    let printed = '';
    let complaints = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    child.on('exit', (code, signal) => {
      const asTold = dieAt === 0 ? code === 0 : signal === 'SIGKILL';
      if (asTold) resolve(printed);
      else reject(new Error(`Point ${dieAt} of ${scenario}: exit ${code} ${signal}\n${complaints}`));
    });
  });

const inTurns = async <T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> => {
  const left = [...things];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
};

/** Wherever a process died, the journal says of every charge, refund and dispute what its record says. */
const expectJournalToAgree = async (): Promise<void> => {
  expect(await journalGaps(harness.scope.db)).toEqual([]);
};

/** Runs a process, each with its own patient, that dies at each point, or at each of a sample of points. */
const dieEverywhere = async (scenario: ScenarioName) => {
  const first = await newPatient(scenario);
  harness.clock.advance(daysBefore[scenario] * DAY_MS);
  const names: string[] = JSON.parse(await run(scenario, 0, first));
  harness.clock.set(new Date(harness.clock.now().getTime() - daysBefore[scenario] * DAY_MS));
  const deaths: { name: string; dieAt: number; patient: Patient }[] = [];
  for (const { name, dieAt } of deep
    ? names.map((name, at) => ({ name, dieAt: at + 1 }))
    : samplePoints(names))
    deaths.push({ name: `${dieAt} ${name}`, dieAt, patient: await newPatient(scenario) });
  harness.clock.advance(daysBefore[scenario] * DAY_MS);
  await inTurns(deaths, async ({ dieAt, patient }) => {
    await run(scenario, dieAt, patient);
  });
  await expectJournalToAgree();
  return { names, all: [{ name: 'none', patient: first }, ...deaths] };
};

/** The background work that a running process does some minutes later. */
const recover = async () => {
  for (let minute = 0; minute < 5; minute += 1) {
    harness.clock.advance(61_000);
    await harness.sweep();
  }
  await expectJournalToAgree();
};

/** Recovers; then interrupted jobs run again and find their work done. */
const recoverTwice = async () => {
  await recover();
  await harness.drain();
  await recover();
};

const count = async (table: string, where: object): Promise<number> =>
  (await harness.rows(table, { ...where })).length;

/** Counts of everything about a patient that must happen an exact number of times. */
const books = async ({ actor, request }: Patient) => {
  const user = { user_id: actor.id };
  const orders = await harness.rows('customer_order', user);
  const sent = await Promise.all(orders.map(({ id }) => count('demo_pharmacy_order', { order_id: id })));
  const subscriptions = await harness.rows('subscription', user);
  const refills = await Promise.all(orders.map(({ id }) => count('test_refill', { order_id: id })));
  const invoices = await harness.rows('invoice', user);
  const receipts = await count('notice', { person_id: actor.id, kind: 'receipt' });
  return {
    charged: (await harness.charges(actor.id ?? '')).sort(),
    givenBack: (await harness.refunds(actor.id ?? '')).sort(),
    orders: orders.map(({ status }) => status).sort(),
    invoices: invoices.map(({ status }) => status).sort(),
    attempts: Math.max(...invoices.map(({ attempt }) => attempt)),
    atPharmacy: sent.reduce((sum, some) => sum + some, 0),
    refillsTaken: refills.reduce((sum, some) => sum + some, 0),
    subscriptions: subscriptions.map(({ status, cycle }) => `${status} ${cycle}`).sort(),
    consents: await count('consent', { person_id: actor.id, type: 'auto_renew' }),
    visits: await count('test_visit', { checkout_id: request.checkoutId }),
    receipts,
  };
};

const sameForAll = async (
  all: readonly { name: string; patient: Patient }[],
  expected: Awaited<ReturnType<typeof books>>,
) => {
  for (const { name, patient } of all) expect(await books(patient), name).toEqual(expected);
};

describe('kill -9 between any two steps loses nothing and repeats nothing', () => {
  it(
    'of a purchase: from checkout over approval and charge to the pharmacy',
    async () => {
      const { names, all } = await dieEverywhere('purchase');
      for (const call of ['customer', 'save card', 'charge'])
        for (const side of ['before', 'after']) expect(names).toContain(`${side} processor: ${call}`);
      expect(names.filter((name) => name === 'before processor: charge')).toHaveLength(2);
      expect(names.filter((name) => name === 'before pharmacy: submit')).toHaveLength(2);
      for (const { patient } of all) {
        // People repeat a request that got no response; the product must finish everything else on its own.
        const [checkout] = await harness.rows('checkout', { id: patient.request.checkoutId });
        if (checkout?.status !== 'placed')
          expectOk(await placeOrder(harness.scope, patient.actor, patient.request));
        if ((await count('test_prescription', { user_id: patient.actor.id })) === 0)
          await approve(harness.scope, patient);
      }
      const expected = {
        charged: [foamPrice, finasteridePrice].sort(),
        givenBack: [],
        orders: ['sent_to_pharmacy', 'sent_to_pharmacy'],
        invoices: ['paid', 'paid'],
        attempts: 1,
        atPharmacy: 2,
        refillsTaken: 1,
        subscriptions: ['active 1', 'active 1'],
        consents: 1,
        visits: 1,
        receipts: 2,
      };
      await recover();
      await sameForAll(all, expected);
      // Interrupted jobs run again and find their work done; so does a repeated request.
      await harness.drain();
      for (const { patient } of all)
        expectOk(await placeOrder(harness.scope, patient.actor, patient.request));
      await recover();
      await sameForAll(all, expected);
    },
    LIMIT_MS,
  );

  it(
    'of a refill: from the due date to the pharmacy',
    async () => {
      const { names, all } = await dieEverywhere('refill');
      expect(names.filter((name) => name === 'before processor: charge')).toHaveLength(2);
      const expected = {
        charged: [foamPrice, foamPrice, finasteridePrice, finasteridePrice].sort(),
        givenBack: [],
        invoices: ['paid', 'paid', 'paid', 'paid'],
        attempts: 1,
        atPharmacy: 4,
        refillsTaken: 2,
        subscriptions: ['active 2', 'active 2'],
        consents: 1,
        visits: 1,
        receipts: 4,
      };
      await recover();
      for (const { name, patient } of all) expect(await books(patient), name).toMatchObject(expected);
      await harness.drain();
      await recover();
      for (const { name, patient } of all) expect(await books(patient), name).toMatchObject(expected);
    },
    LIMIT_MS,
  );

  it(
    'of refills that the patient asks for today: each is agreed to, charged and sent once',
    async () => {
      const { names, all } = await dieEverywhere('sent_now');
      expect(names.filter((name) => name === 'before processor: charge')).toHaveLength(2);
      for (const { patient } of all) await sendAllNow(harness.scope, patient);
      await recoverTwice();
      for (const { name, patient } of all) {
        expect(await books(patient), name).toMatchObject({
          charged: [foamPrice, foamPrice, finasteridePrice, finasteridePrice].sort(),
          invoices: ['paid', 'paid', 'paid', 'paid'],
          attempts: 1,
          atPharmacy: 4,
          refillsTaken: 2,
          subscriptions: ['active 2', 'active 2'],
          consents: 3,
        });
        expect(await count('refill_change', { user_id: patient.actor.id }), name).toBe(2);
      }
    },
    LIMIT_MS,
  );

  it(
    'of a confirmation that never came: the charge is canceled once and the refill is due again',
    async () => {
      const { names, all } = await dieEverywhere('confirmation');
      expect(names.filter((name) => name === 'before processor: cancel')).toHaveLength(2);
      await recoverTwice();
      for (const { name, patient } of all) {
        expect(await books(patient), name).toMatchObject({
          charged: [foamPrice, finasteridePrice].sort(),
          givenBack: [],
          invoices: ['failed_unpaid', 'failed_unpaid', 'paid', 'paid'],
          attempts: 1,
          atPharmacy: 2,
          subscriptions: ['past_due 2', 'past_due 2'],
        });
        expect(await count('notice', { person_id: patient.actor.id, kind: 'payment_failed' }), name).toBe(2);
      }
    },
    LIMIT_MS,
  );

  it(
    'of a cancellation: everything that was paid and not sent goes back once',
    async () => {
      const { names, all } = await dieEverywhere('cancellation');
      expect(names.filter((name) => name === 'before processor: refund')).toHaveLength(2);
      for (const { patient } of all) await cancelAll(harness.scope, patient);
      await recoverTwice();
      for (const { name, patient } of all)
        expect(await books(patient), name).toMatchObject({
          charged: [foamPrice, foamPrice, finasteridePrice, finasteridePrice].sort(),
          givenBack: [foamPrice, finasteridePrice].sort(),
          orders: ['refunded', 'refunded', 'sent_to_pharmacy', 'sent_to_pharmacy'],
          invoices: ['paid', 'paid', 'refunded', 'refunded'],
          atPharmacy: 2,
          subscriptions: ['canceled 2', 'canceled 2'],
        });
    },
    LIMIT_MS,
  );

  it(
    'of a stop by the patient: both orders are stopped, refunded and their fills given back once',
    async () => {
      const { names, all } = await dieEverywhere('stop');
      expect(names.filter((name) => name === 'before pharmacy: cancel')).toHaveLength(2);
      for (const { patient } of all) await stopAll(harness.scope, patient);
      await recoverTwice();
      for (const { name, patient } of all)
        expect(await books(patient), name).toMatchObject({
          charged: [foamPrice, finasteridePrice].sort(),
          givenBack: [foamPrice, finasteridePrice].sort(),
          orders: ['refunded', 'refunded'],
          invoices: ['refunded', 'refunded'],
          refillsTaken: 0,
        });
    },
    LIMIT_MS,
  );

  it(
    'of two damaged parcels: one is replaced and the other is paid back, once',
    async () => {
      const { all } = await dieEverywhere('replacement');
      for (const { patient } of all) await decideAll(harness.scope, patient);
      await recoverTwice();
      for (const { name, patient } of all)
        expect(await books(patient), name).toMatchObject({
          charged: [foamPrice, finasteridePrice].sort(),
          givenBack: [foamPrice],
          orders: ['refunded', 'replaced', 'sent_to_pharmacy'],
          invoices: ['paid', 'refunded'],
          atPharmacy: 3,
          refillsTaken: 1,
        });
    },
    LIMIT_MS,
  );

  it(
    'of a dispute and a refund at the processor: the invoices follow once',
    async () => {
      const { names, all } = await dieEverywhere('settlement');
      expect(names.filter((name) => name === 'before processor: disputes of')).toHaveLength(2);
      for (const { patient } of all) await settleAll(harness.scope, patient);
      await recover();
      for (const { name, patient } of all) {
        expect(await books(patient), name).toMatchObject({
          givenBack: [1000],
          invoices: ['disputed', 'partially_refunded'],
        });
        expect(await count('order_issue', { user_id: patient.actor.id }), name).toBe(2);
        expect(await count('notice', { person_id: patient.actor.id, kind: 'payment_disputed' }), name).toBe(
          1,
        );
      }
    },
    LIMIT_MS,
  );
});
