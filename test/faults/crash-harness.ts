import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect } from 'vitest';
import { DAY_MS } from '#kernel/dates.ts';
import { journalGaps } from '#modules/billing/repositories/books.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { deep } from '../harness/deep.ts';
import { expectOk } from '../harness/expect-ok.ts';
import { openHarness } from '../harness/harness.ts';
import { finasteride, finasteridePrice, foam, foamPrice } from '../harness/products.ts';
import { type CrashScenario, type Patient, partsOf } from './crash-scenario.ts';
import { loadScenarios, type ScenarioGroup } from './load-scenarios.ts';
import { approve } from './purchase.ts';
import { samplePoints } from './sample-points.ts';

/** Number of processes that run at the same time. */
const PARALLEL = 3;
/** Of a test, in which a process dies at each point of a flow. */
export const LIMIT_MS = deep ? 1_800_000 : 300_000;

/** Bundles the fixture into one folder, which halves the start time. Packages resolve from the folder of the bundle. */
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

const inTurns = async <T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> => {
  const left = [...things];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
};

/** A patient, and where the process died that worked for them. */
export interface Death {
  readonly name: string;
  readonly patient: Patient;
  /** Of the scenario; none when it did not die. */
  readonly part: number;
  /** Counted from 1 in its part; 0 when it did not die. */
  readonly dieAt: number;
}

/** What is needed to let processes die in the middle of the scenarios of a group, and to see what is left of it. */
export const openCrashHarness = async (group: ScenarioGroup) => {
  const folder = await bundleProcess();
  const { scenarios, modules } = await loadScenarios(group);
  const harness = await openHarness({ modules });

  const newPatient = async (scenario: CrashScenario): Promise<Patient> => {
    const actor = await harness.account();
    const { id } = await harness.operator();
    const operator = { role: 'operator', id, impersonatorId: null } as const;
    const request = await (scenario.order?.(harness, actor) ?? harness.orderRequest([finasteride, foam]));
    const buyer: Patient = { actor, operator, request };
    const patient = (await scenario.patient?.(harness, buyer)) ?? buyer;
    await scenario.prepare(harness.scope, patient, harness);
    return patient;
  };

  /** Runs a part of a scenario, or all, in a separate process that dies at a point; 0 means it does not die. Returns its output. */
  const run = (
    scenario: string,
    { part, dieAt }: { readonly part: number | null; readonly dieAt: number },
    patient: Patient,
  ): Promise<string> =>
    new Promise((resolve, reject) => {
      const orders = JSON.stringify({
        url: harness.database.url,
        processor: harness.processor.simulator.api,
        now: harness.clock.now(),
        group,
        scenario,
        part,
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

  /** Wherever a process died, the journal says of every charge, refund and dispute what its record says. */
  const expectJournalToAgree = async (): Promise<void> => {
    expect(await journalGaps(harness.scope.db)).toEqual([]);
  };

  const count = async (table: string, where: object): Promise<number> =>
    (await harness.rows(table, { ...where })).length;

  /** The background work that a running process does some minutes later. */
  const recover = async (): Promise<void> => {
    for (let minute = 0; minute < 5; minute += 1) {
      harness.clock.advance(61_000);
      await harness.sweep();
    }
    await expectJournalToAgree();
  };

  /** What a running process does until it asks the pharmacy again. */
  const goOn = async (): Promise<void> => {
    await recover();
    harness.clock.advance(660_000);
    await harness.sweep();
    await harness.drain();
  };

  return {
    harness,
    count,
    recover,
    goOn,
    /**
     * Runs a process, each with its own patient, that dies at each point, or at each of a sample of points: at `most` so many,
     * where other scenarios die at the others.
     */
    dieEverywhere: async (
      name: string,
      most = Number.POSITIVE_INFINITY,
    ): Promise<{ names: readonly string[]; all: readonly Death[] }> => {
      const scenario = scenarios[name];
      if (!scenario) throw new Error(`There is no scenario ${name}.`);
      const parts = partsOf(scenario);
      const pause = scenario.daysBefore * DAY_MS;
      const first = await newPatient(scenario);
      const start = harness.clock.now();
      harness.clock.advance(pause);
      const passed: string[][] = JSON.parse(await run(name, { part: null, dieAt: 0 }, first));
      const points = passed.flatMap((all, part) =>
        all.map((one, at) => ({ name: one, part, dieAt: at + 1 })),
      );
      harness.clock.set(start);
      const names = points.map((point) => point.name);
      const chosen = deep
        ? points
        : samplePoints(names, most).flatMap(({ dieAt }) => points[dieAt - 1] ?? []);
      // One that lived through several days is ahead of the others.
      const unkilled = parts.length > 1 ? await newPatient(scenario) : first;
      const all: Death[] = [{ name: 'none', part: parts.length, dieAt: 0, patient: unkilled }];
      for (const point of chosen) {
        const at = parts.length > 1 ? `${point.part}.${point.dieAt}` : point.dieAt;
        all.push({ ...point, name: `${at} ${point.name}`, patient: await newPatient(scenario) });
      }
      harness.clock.advance(pause);
      for (const [part, { days, run: live }] of parts.entries()) {
        harness.clock.advance(days * DAY_MS);
        const living = all.filter((death) => death.part > part && death.patient !== first);
        for (const { patient } of living) await live(harness.scope, patient);
        await inTurns(
          all.filter((death) => death.part === part),
          async (death) => {
            await run(name, death, death.patient);
          },
        );
        await expectJournalToAgree();
        if (part === 0) for (const { patient } of all) await scenario.again?.(harness.scope, patient);
        if (part < parts.length - 1) await goOn();
      }
      return { names, all };
    },
    /** Recovers; then interrupted jobs run again and find their work done. */
    recoverTwice: async (): Promise<void> => {
      await recover();
      await harness.drain();
      await recover();
    },
    /** The rest of a purchase: the request is repeated until it is answered, and a clinician approves. */
    finishPurchase: async (patient: Patient): Promise<void> => {
      const [checkout] = await harness.rows('checkout', { id: patient.request.checkoutId });
      if (checkout?.status !== 'placed')
        expectOk(await placeOrder(harness.scope, patient.actor, patient.request));
      if ((await count('test_prescription', { user_id: patient.actor.id })) === 0)
        await approve(harness.scope, patient);
    },
    /** Counts of everything about a patient that must happen an exact number of times. */
    books: async ({ actor, request }: Patient) => {
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
    },
    close: async (): Promise<void> => {
      await rm(folder, { recursive: true });
      await harness.close();
    },
  };
};

/** What the books say after the first refill of the foam and of finasteride. */
export const booksOfRefill = {
  charged: [foamPrice, foamPrice, finasteridePrice, finasteridePrice].sort(),
  invoices: ['paid', 'paid', 'paid', 'paid'],
  attempts: 1,
  atPharmacy: 4,
  refillsTaken: 2,
  subscriptions: ['active 2', 'active 2'],
};

export type CrashHarness = Awaited<ReturnType<typeof openCrashHarness>>;
