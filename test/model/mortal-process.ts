import { randomIds } from '#kernel/ids.ts';
import { eachDueSweep } from '#server/jobs/each-due-sweep.ts';
import { openDrain } from '#server/jobs/index.ts';
import type { ModuleDefinition } from '#server/module.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import { GatewayUnavailable, type PaymentGateway } from '#server/ports/payment-gateway.ts';
import type { Pharmacy } from '#server/ports/pharmacy.ts';
import { type Provider, provide } from '#server/scope.ts';
import { collectJobs, collectSweeps } from '#server/scope-factory.ts';
import { testApi } from '#test/harness/api.ts';
import type { Harness } from '#test/harness/harness.ts';
import { harnessScope } from '#test/harness/harness-scope.ts';
import { idleSweepsWriteNothing } from '#test/harness/idle-sweeps.ts';

/** The process has died: whatever it was doing ends here. */
class ProcessDied extends Error {}

/** In one of so many passes, the sweeps that have nothing to do are run as well, and must write nothing. */
const CHECKED_PASSES = 10;

/** What the payment processor does not answer is tried again by the next sweep. */
const withoutOutage = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
  }
};

/**
 * A process of the product on the harness's database that can die in the middle of a step: at a new id, which rolls
 * back the transaction it is in, or before or after a call to the payment processor or the pharmacy. From then on every
 * one of these throws until the process is started again. `providers`: doubles for modules that are left out.
 */
export const mortalProcess = async (
  harness: Harness,
  modules: readonly ModuleDefinition[],
  providers: readonly Provider[] = [],
) => {
  let left = Number.POSITIVE_INFINITY;
  const point = (): void => {
    left -= 1;
    if (left <= 0) throw new ProcessDied('The process died here.');
  };
  const around =
    <Args extends readonly unknown[], T>(call: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      point();
      const result = await call(...args);
      point();
      return result;
    };
  const gateway = (real: PaymentGateway): PaymentGateway => ({
    ...real,
    createCustomer: around(real.createCustomer),
    saveCard: around(real.saveCard),
    charge: around(real.charge),
    refund: around(real.refund),
    cancelCharge: around(real.cancelCharge),
  });
  const pharmacy = (real: Pharmacy): Pharmacy => ({
    ...real,
    submit: around(real.submit),
    cancel: around(real.cancel),
  });

  const test = harnessScope({
    knex: harness.database.knex,
    url: harness.database.url,
    clock: harness.clock,
    gateway: () => gateway(harness.processor.gateway),
    pharmacy,
    modules,
    providers: [provide(objectStorePort, () => harness.store), ...providers],
    ids: {
      uuid: () => {
        point();
        return randomIds.uuid();
      },
    },
  });
  const { scope, makeScope } = test;
  // Its connections stay open, and its sweeps take no locks: it is the only process on its database.
  const queue = await openDrain({
    url: harness.database.url,
    jobs: collectJobs(modules),
    makeScope,
    log: scope.log,
  });
  const sweeps = collectSweeps(modules);
  let passes = 0;
  let isAlone = true;
  const sweep = async (): Promise<void> => {
    await eachDueSweep(makeScope(), sweeps, {
      run: ({ run }) => withoutOutage(() => run(makeScope())),
      fail: (_, error) => {
        throw error;
      },
    });
    passes += 1;
    if (isAlone && passes % CHECKED_PASSES === 0) await idleSweepsWriteNothing(scope, sweeps);
  };
  const ignoringDeath = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (left > 0) throw error;
    }
  };
  return {
    scope,
    makeScope,
    api: testApi(test, modules),
    /** Does something as this process, which may die of it. */
    doing: ignoringDeath,
    /** The background work of a minute: every sweep, then the jobs that are ready. */
    work: async (): Promise<void> => {
      await ignoringDeath(sweep);
      await queue.drain();
    },
    /** Does several things at the same time. A sweep without work may have some a moment later, so none is checked. */
    atOnce: async (...works: readonly (() => Promise<unknown>)[]): Promise<void> => {
      isAlone = false;
      try {
        await Promise.all(works.map((work) => work()));
      } finally {
        isAlone = true;
      }
    },
    /** It dies at the given point from now, counted from 1. */
    dieAt: (points: number): void => {
      left = points;
    },
    hasDied: (): boolean => left <= 0,
    startAgain: (): void => {
      left = Number.POSITIVE_INFINITY;
    },
    stop: () => queue.stop(),
  };
};
