import { pino } from 'pino';
import { randomIds } from '#kernel/ids.ts';
import { saveProgressPhoto } from '#modules/consultation/index.ts';
import type { PhotoView } from '#modules/eligibility/index.ts';
import { noForwarder } from '#server/analytics/mixpanel.ts';
import { createExecutor } from '#server/graphql/executor.ts';
import { orderModules } from '#server/modules.ts';
import { eventForwarderPort } from '#server/ports/event-forwarder.ts';
import { type Provider, provide } from '#server/scope.ts';
import type { SignedInUser, UserRole, Viewer } from '#server/viewer.ts';
import { seedDemoPeople } from '#simulators/demo/demo-people.ts';
import { drawScalp } from '#simulators/demo/history/draw-scalp.ts';
import { makePatientStory } from '#simulators/demo/history/patient-story.ts';
import { createVisitor } from '#simulators/demo/history/visitor.ts';
import { modules as listed } from '#simulators/modules.ts';
import { requestContext, schemaOf } from './api.ts';
import { expectOk } from './expect-ok.ts';
import { type HarnessDatabase, openHarness } from './harness.ts';
import { maya } from './people.ts';
import { storyDatabase } from './story-snapshot.ts';

const modules = orderModules(listed);

/** The joined schema of all modules. */
export const schema = schemaOf(modules);

/** The whole product without HTTP on a separate database, with the demo people in it. */
export const openProductHarness = async (
  database?: HarnessDatabase,
  providers: readonly Provider[] = [provide(eventForwarderPort, () => noForwarder)],
) => {
  const harness = await openHarness({ modules, database, providers });
  const { scope, makeScope, knex } = harness;
  if (!database?.filledUntil) await seedDemoPeople(scope);
  const executor = createExecutor(schema, pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' }));

  const person = async (email: string, role: UserRole = 'patient'): Promise<SignedInUser> => {
    const row = await knex('person').select('id').where({ email }).first();
    return { id: row.id, role, email, impersonatorId: null };
  };

  const contextFor = (who: Partial<Viewer>) => requestContext(makeScope(), who);

  return {
    ...harness,
    executor,
    contextFor,
    person,
    /** The data of one operation; throws when it has an error. */
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
  };
};

export type ProductHarness = Awaited<ReturnType<typeof openProductHarness>>;

/**
 * Creates the history of the established patient: an order, a visit, an approval, shipments, messages. `halfway`: after the
 * first check-in.
 */
export const makeStory = async (harness: ProductHarness, halfway?: () => Promise<void>): Promise<void> => {
  const { clock, executor, makeScope, person } = harness;
  const patient = await person('patient@example.com');
  const parts = {
    clock,
    patient: createVisitor(executor, makeScope, patient),
    clinician: createVisitor(executor, makeScope, await person(maya.email, 'clinician')),
    issueCard: harness.card,
    newId: () => randomIds.uuid(),
    settle: async () => {
      await harness.sweep();
      await harness.drain();
    },
    sendProgress: async (view: PhotoView, thinning: number) => {
      const body = await drawScalp(view, thinning);
      expectOk(await saveProgressPhoto(makeScope(), patient.id, { view, body }));
    },
  };
  await makePatientStory(parts, halfway);
};

/**
 * Like `openProductHarness`, with the history of the established patient, who is returned as `established`. Their photos are not
 * copied.
 */
export const openStoryHarness = async (providers: readonly Provider[] = []) => {
  const database = await storyDatabase(async (empty) => {
    const harness = await openProductHarness(empty);
    await makeStory(harness);
    const now = harness.clock.now();
    await harness.close();
    return now;
  });
  const harness = await openProductHarness(database, [
    provide(eventForwarderPort, () => noForwarder),
    ...providers,
  ]);
  return { ...harness, established: await harness.person('patient@example.com') };
};

export type StoryHarness = Awaited<ReturnType<typeof openStoryHarness>>;
