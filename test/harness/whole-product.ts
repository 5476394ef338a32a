import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { randomIds } from '#kernel/ids.ts';
import { noForwarder } from '#server/analytics/mixpanel.ts';
import { createPool } from '#server/database/pool.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { createExecutor } from '#server/graphql/executor.ts';
import { buildSchema } from '#server/graphql/schema.ts';
import { orderModules } from '#server/modules.ts';
import { createFolderStore } from '#server/photos/folder-store.ts';
import { cardEntryPort } from '#server/ports/card-entry.ts';
import { eventForwarderPort } from '#server/ports/event-forwarder.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import { pharmacyPort } from '#server/ports/pharmacy.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser, UserRole, Viewer } from '#server/viewer.ts';
import { seedDemoPeople } from '#simulators/demo/demo-people.ts';
import { makePatientStory } from '#simulators/demo/history/patient-story.ts';
import { createVisitor } from '#simulators/demo/history/visitor.ts';
import { modules as listed } from '#simulators/modules.ts';
import { createSimulatedPharmacy } from '#simulators/pharmacy/simulated-pharmacy.ts';
import { createTestDatabase } from './database.ts';
import { testScope } from './scope.ts';
import { readToken, startTestProcessor } from './test-processor.ts';

const modules = orderModules(listed);

/** The joined schema of all modules. */
export const schema = buildSchema(
  modules.flatMap(({ id, graphql }) => (graphql ? [{ id, ...graphql }] : [])),
);

/** The whole product without HTTP on a database of its own, with the demo's people in it. */
export const openHarness = async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const processorPool = createPool(database.url, { max: 4 });
  const processor = await startTestProcessor(processorPool);
  const store = createFolderStore(folder);
  const test = testScope({
    ...database,
    clock: processor.clock,
    ids: randomIds,
    modules,
    providers: [
      provide(paymentGatewayPort, () => processor.gateway),
      provide(pharmacyPort, () => createSimulatedPharmacy(database.knex, processor.clock)),
      provide(cardEntryPort, () => ({
        kind: 'demo' as const,
        frameUrl: 'http://processor.test/card-fields',
      })),
      provide(objectStorePort, () => store),
      provide(eventForwarderPort, () => noForwarder),
    ],
  });
  for (const module of modules) await module.seed?.(test.scope);
  await seedDemoPeople(test.scope);
  const executor = createExecutor(schema, pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }));

  const person = async (email: string, role: UserRole = 'patient'): Promise<SignedInUser> => {
    const row = await database.knex('person').select('id').where({ email }).first();
    return { id: row.id, role, email, impersonatorId: null };
  };

  const contextFor = (who: Partial<Viewer>): RequestContext => {
    const kept = new Map<string, unknown>();
    return {
      viewer: {
        host: 'app',
        requestId: 'test',
        leadId: null,
        user: null,
        ip: '127.0.0.1',
        userAgent: 'test',
        ...who,
      },
      scope: test.makeScope(),
      once: <T>(key: string, build: () => T): T => {
        if (!kept.has(key)) kept.set(key, build());
        return kept.get(key) as T;
      },
    };
  };

  /** A card's token, as the payment processor's own form returns it. */
  const issueCard = async (number: string): Promise<string> =>
    (await readToken(await processor.tokenize(number))).paymentMethodId;

  return {
    ...test,
    knex: database.knex,
    issueCard,
    executor,
    contextFor,
    person,
    /** Gives the established patient his past: an order, a visit, an approval, shipments, messages. */
    liveStory: async (): Promise<SignedInUser> => {
      const patient = await person('patient@example.com');
      const clinician = await person('clinician@example.com', 'clinician');
      await makePatientStory({
        clock: processor.clock,
        patient: createVisitor(executor, test.makeScope, patient),
        clinician: createVisitor(executor, test.makeScope, clinician),
        issueCard,
        newId: () => randomIds.uuid(),
        settle: async () => {
          await test.sweep();
          await test.drain();
        },
      });
      return patient;
    },
    /** The answer to one operation; throws when it has an error. */
    ask: async (
      who: Partial<Viewer>,
      source: string,
      variables: Record<string, unknown> = {},
      operationName: string | null = null,
    ) => {
      const result = await executor.run({ source, variables, operationName, context: contextFor(who) });
      const [error] = result.errors ?? [];
      if (error) throw new Error(`${operationName}: ${error.message} ${JSON.stringify(error.extensions)}`);
      return result.data ?? {};
    },
    close: async () => {
      await processor.stop();
      await processorPool.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type Harness = Awaited<ReturnType<typeof openHarness>>;
