import { careIntakePort } from '#modules/billing/index.ts';
import { cataloguePort, type DrugType, strengthOfProduct } from '#modules/catalogue/index.ts';
import { type Answers, quizPort } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { AccountFactories } from './accounts.ts';
import { dataOf, type TestApi } from './api.ts';
import type { OrderFactories } from './order-factories.ts';
import { addressIn, sam } from './people.ts';
import type { TestScope } from './scope.ts';
import {
  APPROVE,
  decision,
  intakeAnswers,
  responseOf,
  type SubmittedIntake,
  save,
  submit,
} from './visit-api.ts';

/** A visit whose intake is not answered yet. */
export interface OpenVisit {
  readonly user: SignedInUser;
  /** Where the patient lives. */
  readonly state: string;
  readonly checkoutId: string;
  readonly journeyId: string;
  readonly consultationId: string;
}

export interface SubmittedVisit extends OpenVisit {
  readonly outcome: SubmittedIntake;
}

interface Care {
  readonly drugTypes: readonly DrugType[];
  /** Answers that differ from those of a healthy patient. */
  readonly answers?: Answers;
  /** Without one, a new patient in New York. */
  readonly patient?: SignedInUser;
}

/** Visits, from an order or without one, to a signed prescription. */
export const visitFactories = async ({
  scope,
  makeScope,
  drain,
  api,
  patient: newPatient,
  clinician,
  order,
}: TestScope & AccountFactories & OrderFactories & { readonly api: TestApi }) => {
  const products = await scope.use(cataloguePort).products();

  /** The first product of a drug, with a 90-day supply where there is one; where doses are limited, a first dose. */
  const product = (drugType: DrugType) => {
    const all = products.filter(
      (one) => one.drugType === drugType && (one.userSelectable || strengthOfProduct(one.id) === null),
    );
    const found = all.find((one) => one.supplyInDays === 90) ?? all[0];
    if (!found) throw new Error(`The catalog has no ${drugType}.`);
    return found;
  };

  /** Opens a visit as billing does after an order. */
  const openVisit = async ({
    drugTypes,
    patient,
    checkoutId = scope.ids.uuid(),
    clinicianDecides = false,
  }: Omit<Care, 'answers'> & { checkoutId?: string; clinicianDecides?: boolean }): Promise<OpenVisit> => {
    const user = patient ?? (await newPatient());
    const state = 'NY';
    const opened = await makeScope()
      .use(careIntakePort)
      .openVisit(user, {
        userId: user.id,
        checkoutId,
        products: drugTypes.map(product),
        shipTo: addressIn(state),
        clinicianDecides,
      });
    return { user, state, checkoutId, ...opened };
  };

  /** Answers and submits the intake of an open visit. */
  const submitIntake = async (
    { user, consultationId, state }: Pick<OpenVisit, 'user' | 'consultationId' | 'state'>,
    drugTypes: readonly DrugType[],
    changes: Answers = {},
  ): Promise<SubmittedIntake> => {
    const responseId = await responseOf(scope, consultationId);
    const answers = intakeAnswers(drugTypes, { state, ...changes });
    // A patient who starts again continues with saved answers.
    const known = (await scope.use(quizPort).response(responseId))?.revision ?? 0;
    const revision = await save({ api }, user, responseId, known, answers);
    const answer = await submit({ api }, user, responseId, revision);
    return dataOf<{ submitIntake: SubmittedIntake }>(answer).submitIntake;
  };

  const visit = async ({ drugTypes, answers, patient }: Care): Promise<SubmittedVisit> => {
    const open = await openVisit({ drugTypes, patient });
    return { ...open, outcome: await submitIntake(open, drugTypes, answers) };
  };

  /** Maya approves the requested products; `changes` override the decision. Throws when it is refused. */
  const approve = async (consultationId: string, changes: Record<string, unknown> = {}): Promise<void> => {
    dataOf(await api(await clinician(), APPROVE, decision(consultationId, changes)));
  };

  return {
    products,
    product,
    openVisit,
    submitIntake,
    visit,
    approve,
    /** The visit of a new order, for modules with billing in them. */
    orderedVisit: async (what: Parameters<typeof order>[0]): Promise<OpenVisit> => {
      const { patient: user, checkoutId } = await order(what);
      const [journey] = await scope.db('journey').where({ checkout_id: checkoutId });
      const [consultation] = await scope.db('consultation').where({ journey_id: journey.id });
      const { state } = sam.address;
      return { user, state, checkoutId, journeyId: journey.id, consultationId: consultation.id };
    },
    /** A visit that was just approved: prescribed for a year, four fills. */
    prescription: async ({
      acknowledgedRuleIds = [],
      ...care
    }: Care & { acknowledgedRuleIds?: readonly string[] }): Promise<SubmittedVisit> => {
      const submitted = await visit(care);
      await approve(submitted.consultationId, { acknowledgedRuleIds });
      await drain();
      return submitted;
    },
  };
};
