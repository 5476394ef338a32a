import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountPort } from '#modules/account/index.ts';
import { accountModule } from '#modules/account/module.ts';
import { billingModule } from '#modules/billing/module.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { quizModule } from '#modules/quiz/module.ts';
import type { Actor } from '#server/actor.ts';
import { createFolderStore } from '#server/photos/folder-store.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import { provide } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { testApi } from '../api.ts';
import { startWorld } from '../billing.ts';
import { createTestDatabase } from '../database.ts';
import { careModules } from './care-modules.ts';
import { APPROVE, decision, save, submit } from './visit.ts';
import { intakeAnswers, responseOf } from './world.ts';

/** Visits and billing together, both as they are, with the simulated payment processor and pharmacy. */
export const openClinic = async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'thicket-clinic-'));
  const store = createFolderStore(folder);
  const world = await startWorld(database, 10_000, {
    modules: [quizModule, ...careModules],
    providers: [provide(objectStorePort, () => store)],
  });
  const { scope } = world;
  for (const module of careModules) await module.seed?.(scope);
  const api = testApi(world, [accountModule, catalogueModule, quizModule, billingModule, ...careModules]);
  const clinician = await scope.use(accountPort).ensureStaff({
    source: 'test',
    sub: 'clinician',
    email: 'clinician@example.com',
    role: 'clinician',
    firstName: 'Maya',
    lastName: 'Okafor',
  });
  const maya: SignedInUser = {
    id: clinician.id,
    email: clinician.email,
    role: 'clinician',
    impersonatorId: null,
  };

  /** A patient who bought these products; the visit waits for their answers. */
  const buy = async (productIds: readonly number[], cardNumber?: string) => {
    const actor: Actor = await world.newPatient();
    const id = actor.id ?? '';
    const { request } = await world.buy(actor, productIds, cardNumber);
    const [journey] = await scope.db('journey').where({ checkout_id: request.checkoutId });
    const [consultation] = await scope.db('consultation').where({ journey_id: journey.id });
    const user: SignedInUser = { id, email: `${id}@example.test`, role: 'patient', impersonatorId: null };
    const { checkoutId } = request;
    return { user, actor, checkoutId, journeyId: journey.id, consultationId: consultation.id };
  };

  /** They hand in the answers of a healthy man in Texas. */
  const handIn = async (
    { user, consultationId }: { readonly user: SignedInUser; readonly consultationId: string },
    drugTypes: readonly DrugType[],
    changes: Answers = {},
  ): Promise<void> => {
    const responseId = await responseOf(scope, consultationId);
    const answers = intakeAnswers(drugTypes, { state: 'TX', ...changes });
    const revision = await save({ api }, user, responseId, 0, answers);
    const answer = await submit({ api }, user, responseId, revision);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  };

  const approve = async (consultationId: string, changes: Record<string, unknown> = {}): Promise<void> => {
    const answer = await api(maya, APPROVE, decision(consultationId, changes));
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  };

  return {
    ...world,
    knex: database.knex,
    api,
    maya,
    buy,
    handIn,
    approve,
    close: async () => {
      await world.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type Clinic = Awaited<ReturnType<typeof openClinic>>;
