import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ids } from '#kernel/ids.ts';
import { billingPort, operatorTasksPort, refillPlansPort, relocationPort } from '#modules/billing/index.ts';
import { billingModule } from '#modules/billing/module.ts';
import { relocations } from '#modules/billing/services/addresses/relocations.ts';
import { consultationModule } from '#modules/consultation/module.ts';
import { createPool } from '#server/database/pool.ts';
import type { ModuleDefinition } from '#server/module.ts';
import { createFolderStore } from '#server/photos/folder-store.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import { type Provider, provide } from '#server/scope.ts';
import { accountFactories } from './accounts.ts';
import { testApi } from './api.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import {
  billingThatRecordsCalls,
  noOperatorTasks,
  noRefillPlans,
} from './doubles/billing-that-records-calls.ts';
import { careDoubles, prescriptionTables } from './doubles/prescription-tables.ts';
import { databaseEmptier } from './empty-database.ts';
import { harnessScope } from './harness-scope.ts';
import { orderFactories } from './order-factories.ts';
import { orderModules } from './order-modules.ts';
import { recordsOf } from './records.ts';
import { startTestProcessor } from './test-processor.ts';
import { unreliable } from './unreliable-store.ts';
import { visitFactories } from './visit-factories.ts';

export interface HarnessDatabase extends TestDatabase {
  /** Set when the database is a copy of a seeded and filled one: the time on its clock after filling. */
  readonly filledUntil?: Date;
}

/**
 * Modules on a separate seeded database, with the simulated payment processor and pharmacy. A double replaces
 * billing, or for visits and prescriptions, where `modules` (default: what an order needs) leave them out.
 * `processorTimeoutMs`: how long the payment adapter waits. `ids`: random unless a test orders records by id.
 * `database`: an existing database to use instead of an empty one; it is dropped at the end.
 */
export const openHarness = async ({
  modules = orderModules,
  providers = [],
  processorTimeoutMs = 10_000,
  hasTaxService = false,
  ids,
  database: given,
}: {
  modules?: readonly ModuleDefinition[];
  providers?: readonly Provider[];
  processorTimeoutMs?: number;
  /** Sales tax by the simulated Stripe Tax; else by the table. */
  hasTaxService?: boolean;
  ids?: Ids;
  database?: HarnessDatabase;
} = {}) => {
  const has = (wanted: ModuleDefinition) => modules.some(({ id }) => id === wanted.id);
  const database: HarnessDatabase = given ?? (await createTestDatabase());
  const { knex } = database;
  const folder = await mkdtemp(join(tmpdir(), 'thicket-harness-'));
  const processorPool = createPool(database.url, { max: 10 });
  const processor = await startTestProcessor(processorPool, processorTimeoutMs);
  await knex.raw(prescriptionTables);
  const store = unreliable(createFolderStore(folder));
  const hasOwnStore = providers.some(({ portId }) => portId === objectStorePort.id);
  const billing = billingThatRecordsCalls();
  const test = harnessScope({
    ...database,
    clock: processor.clock,
    gateway: () => processor.gateway,
    modules,
    ids,
    salesTax: hasTaxService ? { by: 'service', service: processor.tax } : undefined,
    providers: [
      ...(hasOwnStore ? [] : [provide(objectStorePort, () => store)]),
      ...(has(billingModule)
        ? []
        : [
            provide(billingPort, () => billing),
            provide(refillPlansPort, () => noRefillPlans),
            provide(relocationPort, relocations),
            provide(operatorTasksPort, () => noOperatorTasks),
          ]),
      ...(has(consultationModule) ? [] : careDoubles),
      ...providers,
    ],
  });
  if (database.filledUntil) test.clock.set(database.filledUntil);
  else for (const module of modules) await module.seed?.(test.scope);

  const core = { ...test, database, knex, processor, api: testApi(test, modules) };
  const accounts = accountFactories(test);
  const orders = orderFactories({ ...core, ...accounts });
  let empty: (() => Promise<void>) | undefined;
  return {
    ...core,
    ...recordsOf(knex),
    ...accounts,
    ...orders,
    ...(await visitFactories({ ...core, ...accounts, ...orders })),
    /**
     * Deletes what came into the tables that were empty at the first call; accounts and decisions stay. Before each test of a file
     * that lets months pass: otherwise every day is repeated for the patients of all earlier tests too.
     */
    forgetPatients: async (): Promise<void> => {
      if (empty) await empty();
      else empty = await databaseEmptier(knex, { keep: ['person', 'decision_record'] });
    },
    /** Where photos are kept, unless `providers` have another store. */
    store,
    /** The double of billing, unused where billing is one of the modules. */
    billing,
    close: async () => {
      await processor.stop();
      await processorPool.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** As `openHarness`, with the clinician Maya signed in. */
export const openDeskHarness = async (options: Parameters<typeof openHarness>[0]) => {
  const harness = await openHarness(options);
  return { harness, maya: await harness.clinician() };
};

export type Harness = Awaited<ReturnType<typeof openHarness>>;
