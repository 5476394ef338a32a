import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountPort, type Person } from '#modules/account/index.ts';
import { accountModule } from '#modules/account/module.ts';
import { type BillingService, billingPort, careIntakePort } from '#modules/billing/index.ts';
import { cataloguePort, type DrugType, type Formulary, formularyPort } from '#modules/catalogue/index.ts';
import { catalogueModule } from '#modules/catalogue/module.ts';
import { hairIntakeFor } from '#modules/eligibility/domain/questionnaires/hair-intake.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { type Answers, pruneHidden } from '#modules/quiz/index.ts';
import { quizModule } from '#modules/quiz/module.ts';
import type { Actor } from '#server/actor.ts';
import type { ModuleDefinition } from '#server/module.ts';
import { createFolderStore } from '#server/photos/folder-store.ts';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import { objectStorePort } from '#server/ports/object-store.ts';
import { provide, type Scope } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { testApi } from '../api.ts';
import { createTestDatabase } from '../database.ts';
import { testScope } from '../scope.ts';
import { careModules } from './care-modules.ts';

/** Billing as the visits see it: remembers what it was told, and can be made to refuse. */
export interface RecordsApprovals extends BillingService {
  readonly approvals: { checkoutId: string; productIds: readonly number[] }[];
  readonly releases: string[];
  readonly renewals: string[];
  refuses: boolean;
}

const recordsApprovals = (): RecordsApprovals => {
  const billing: RecordsApprovals = {
    approvals: [],
    releases: [],
    renewals: [],
    refuses: false,
    approveVisit: async (_actor, input) => {
      if (billing.refuses)
        return { ok: false, failure: { code: 'CONFLICT', message: 'The order is gone.', fields: [] } };
      billing.approvals.push(input);
      return { ok: true, value: undefined };
    },
    releaseVisit: async (_actor, { checkoutId }) => void billing.releases.push(checkoutId),
    prescriptionOrder: async () => null,
    prescriptionRenewed: async (_actor, userId) => void billing.renewals.push(userId),
    subscriptions: async () => [],
    priceOf: async (productIds) => productIds.length * 1_000,
  };
  return billing;
};

const asUser = ({ id, role, email }: Person): SignedInUser => ({ id, role, email, impersonatorId: null });
const actorOf = ({ id, role }: SignedInUser): Actor => ({ role, id, impersonatorId: null });

/** A module with another answer to which drugs are registered, where it gives one. */
const withFormulary =
  (formulary: Formulary) =>
  (module: ModuleDefinition): ModuleDefinition => ({
    ...module,
    provides: (module.provides ?? []).map((provider) =>
      provider.portId === formularyPort.id ? provide(formularyPort, () => formulary) : provider,
    ),
  });

/**
 * The consultation module on a database of its own, with real accounts, catalogue and questionnaires. `formulary`: which
 * drugs are offered, in place of the real registration.
 */
export const openWorld = async (formulary?: Formulary) => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'thicket-photos-'));
  const billing = recordsApprovals();
  const care = formulary ? careModules.map(withFormulary(formulary)) : careModules;
  const modules: readonly ModuleDefinition[] = [accountModule, catalogueModule, quizModule, ...care];
  const store = createFolderStore(folder);
  const test = testScope({
    ...database,
    modules,
    providers: [provide(billingPort, () => billing), provide(objectStorePort, () => store)],
  });
  const { scope } = test;
  for (const module of modules) await module.seed?.(scope);
  const products = await scope.use(cataloguePort).products();

  const staff = async (role: 'clinician' | 'operator', email: string): Promise<SignedInUser> =>
    asUser(
      await scope.use(accountPort).ensureStaff({
        source: 'test',
        sub: email,
        email,
        role,
        firstName: 'Test',
        lastName: role,
      }),
    );

  let people = 0;
  const patient = async (state = 'NY'): Promise<SignedInUser> => {
    people += 1;
    const email = `patient-${people}@example.com`;
    const user = await scope
      .use(accountGatewayPort)
      .signIn({ sub: email, email, emailVerified: true, source: 'test', leadId: null });
    const saved = await scope.use(accountPort).saveProfile(actorOf(user), user.id, {
      firstName: 'Sam',
      lastName: `Rivera ${people}`,
      dob: '1990-04-12',
      phone: '2125550100',
      address: { streetAddress1: '1 Main St', streetAddress2: null, city: 'Albany', state, zipCode: '12207' },
    });
    if (!saved.ok) throw new Error(saved.failure.message);
    return user;
  };

  /** The first product of a drug, with a 90-day supply where there is one. */
  const product = (drugType: DrugType) => {
    const all = products.filter((one) => one.drugType === drugType);
    const found = all.find((one) => one.supplyInDays === 90) ?? all[0];
    if (!found) throw new Error(`The catalogue has no ${drugType}.`);
    return found;
  };

  const buy = async (
    user: SignedInUser,
    drugTypes: readonly DrugType[],
    state = 'NY',
    checkoutId = scope.ids.uuid(),
    clinicianDecides = false,
  ) => {
    const shipTo = {
      streetAddress1: '1 Main St',
      streetAddress2: null,
      city: 'Albany',
      state,
      zipCode: '12207',
    };
    const request = {
      userId: user.id,
      checkoutId,
      products: drugTypes.map(product),
      shipTo,
      clinicianDecides,
    };
    return { checkoutId, ...(await test.makeScope().use(careIntakePort).openVisit(actorOf(user), request)) };
  };

  return {
    ...test,
    database,
    billing,
    store,
    api: testApi(test, modules),
    products,
    product,
    patient,
    clinician: (email = 'clinician@example.com') => staff('clinician', email),
    operator: () => staff('operator', 'operator@example.com'),
    buy,
    close: async () => {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type World = Awaited<ReturnType<typeof openWorld>>;

/** A healthy man's answers to exactly the questions of these drugs, with some of them changed. */
export const intakeAnswers = (drugTypes: readonly DrugType[], changes: Answers = {}): Answers => {
  const config = hairIntakeFor(drugTypes);
  return pruneHidden(config, { ...healthyHairAnswers('2026-11-01'), ...changes });
};

/** A second clinician, licensed in these states; returns the account. */
export const addClinician = async (world: World, email: string, states: readonly string[]) => {
  const id = world.scope.ids.uuid();
  await world.scope.db('clinician').insert({
    id,
    email,
    name: 'Ola Berg, MD',
    qualification: 'MD',
    signature_name: 'Ola Berg, MD',
    active: true,
    created_at: world.clock.now(),
  });
  for (const state of states) await world.scope.db('clinician_licence').insert({ clinician_id: id, state });
  return world.clinician(email);
};

export const responseOf = async (scope: Scope, consultationId: string): Promise<string> => {
  const [id] = await scope.db('consultation').where({ id: consultationId }).pluck('quiz_response_id');
  return id;
};
