import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ids } from '#kernel/ids.ts';
import { billingPort } from '#modules/billing/index.ts';
import { billingModule } from '#modules/billing/module.ts';
import { consultationModule } from '#modules/consultation/module.ts';
import { createPool } from '#server/database/pool.ts';
import type { ModuleDefinition } from '#server/module.ts';
import { createFolderStore } from '#server/photos/folder-store.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import { type Provider, provide } from '#server/scope.ts';
import { accountFactories } from './accounts.ts';
import { testApi } from './api.ts';
import { createTestDatabase } from './database.ts';
import { billingThatRecordsCalls } from './doubles/billing-that-records-calls.ts';
import { careDoubles, prescriptionTables } from './doubles/prescription-tables.ts';
import { harnessScope } from './harness-scope.ts';
import { orderModules } from './modules.ts';
import { orderFactories } from './order-factories.ts';
import { recordsOf } from './records.ts';
import { startTestProcessor } from './test-processor.ts';
import { visitFactories } from './visit-factories.ts';

/**
 * Modules on a database of their own, seeded, with the simulated payment processor and pharmacy. A double answers for
 * billing, or for visits and prescriptions, where `modules` (default: what an order needs) leave them out.
 * `processorTimeoutMs`: how long the payment adapter waits. `ids`: random unless a test orders records by id.
 */
export const openHarness = async ({
  modules = orderModules,
  providers = [],
  processorTimeoutMs = 10_000,
  ids,
}: {
  modules?: readonly ModuleDefinition[];
  providers?: readonly Provider[];
  processorTimeoutMs?: number;
  ids?: Ids;
} = {}) => {
  const has = (wanted: ModuleDefinition) => modules.some(({ id }) => id === wanted.id);
  const database = await createTestDatabase();
  const { knex } = database;
  const folder = await mkdtemp(join(tmpdir(), 'thicket-harness-'));
  const processorPool = createPool(database.url, { max: 10 });
  const processor = await startTestProcessor(processorPool, processorTimeoutMs);
  await knex.raw(prescriptionTables);
  const store = createFolderStore(folder);
  const billing = billingThatRecordsCalls();
  const test = harnessScope({
    ...database,
    clock: processor.clock,
    gateway: () => processor.gateway,
    modules,
    ids,
    providers: [
      provide(objectStorePort, () => store),
      ...(has(billingModule) ? [] : [provide(billingPort, () => billing)]),
      ...(has(consultationModule) ? [] : careDoubles),
      ...providers,
    ],
  });
  for (const module of modules) await module.seed?.(test.scope);

  const core = { ...test, database, knex, processor, api: testApi(test, modules) };
  const accounts = accountFactories(test);
  const orders = orderFactories({ ...core, ...accounts });
  return {
    ...core,
    ...recordsOf(knex),
    ...accounts,
    ...orders,
    ...(await visitFactories({ ...core, ...accounts, ...orders })),
    /** Where photos are kept. */
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

export type Harness = Awaited<ReturnType<typeof openHarness>>;
