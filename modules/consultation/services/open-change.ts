import { orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import { stateName } from '#kernel/us-states.ts';
import { accountPort, leavingPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { cataloguePort, type DrugType, type Product } from '#modules/catalogue/index.ts';
import {
  datesOfAnswers,
  findingPort,
  patientContext,
  tooOldAnswers,
  visitInChart,
  visitRegistration,
} from '#modules/eligibility/index.ts';
import { clinicianAuthor, messagePort } from '#modules/message/index.ts';
import { type PrescriptionView, prescriptionPort } from '#modules/prescription/index.ts';
import { type Answers, carryOver, pruneHidden, quizPort } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { planItem } from '../domain/plan.ts';
import type { ReviewService } from '../index.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { type Journey, journeyRepository } from '../repositories/journeys.ts';
import { proposalRepository } from '../repositories/proposals.ts';
import { judgeAnswers } from './judge-answers.ts';
import { type KnownAnswers, knownAnswers } from './known-answers.ts';
import { notices } from './notices.ts';
import { openChangeQuestions } from './open-change-questions.ts';
import { freshVisit } from './open-visit.ts';
import { endUrgentDraft } from './submit-urgent-draft.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';

type ChangeRequest = Parameters<ReviewService['openChange']>[0];
type OpenedChange = { readonly consultationId: string };

const KIND = 'titration';

/** The prescription, if it runs. A hold does not matter: the change may resolve it. */
const runningPrescription = async (
  tx: Scope,
  userId: string,
  prescriptionId: string,
): Promise<PrescriptionView> => {
  const prescriptions = await tx.use(prescriptionPort).prescriptions(userId);
  const found = prescriptions.find(({ id }) => id === prescriptionId);
  if (!found) return orRefuse(notFound('prescription'));
  const { status, expiresAt } = found;
  const hasExpired = expiresAt === null || expiresAt <= tx.clock.now();
  if ((status !== 'active' && status !== 'on_hold') || hasExpired)
    orRefuse(
      fail('CONFLICT', 'This prescription has ended. A renewal or a new visit can start another treatment.'),
    );
  return found;
};

/** Possible replacements: offered products of the same service line with a cadence. */
const wantedProducts = async (
  tx: Scope,
  present: Product,
  productIds: readonly number[],
): Promise<readonly Product[]> => {
  const field = 'productIds';
  const catalogue = tx.use(cataloguePort);
  const ids = [...new Set(productIds)];
  const products = ids.length === 0 || ids.length > 10 ? [] : await catalogue.productsByIds(ids);
  const fits = (product: Product): boolean =>
    product.needsPrescription && product.supplyInDays > 0 && product.serviceLine === present.serviceLine;
  if (ids.length === 0 || products.length < ids.length || !products.every(fits))
    orRefuse(
      badInput([
        { field, message: 'Choose prescription products of the same kind of treatment that ship regularly.' },
      ]),
    );
  orRefuse(catalogue.mayBePrescribed(products, field));
  return products;
};

/** The same change is opened once; two open visits about the same treatment would conflict. */
const openAlready = async (tx: Scope, userId: string, present: Product): Promise<Consultation | null> => {
  const consultations = consultationRepository(tx.db);
  if (await consultations.openOfKind(userId, 'renewal'))
    orRefuse(
      fail('CONFLICT', 'The patient has sent a renewal. Decide it: the treatment can be changed there.'),
    );
  const open = await consultations.openOfKind(userId, KIND);
  if (!open) return null;
  // Not locked: a decision locks it before the person, who is locked here already.
  const journey = await journeyRepository(tx.db).find(open.journeyId);
  if (!journey?.userProducts.some(({ productId }) => productId === present.id))
    orRefuse(
      fail('CONFLICT', 'Another change of treatment is open for this patient. Decide that one first.'),
    );
  return open;
};

/** The visit waits for the patient, who reads why and where the questions are. */
const askPatient = async (
  tx: Scope,
  { actor, clinician, reason }: ChangeRequest,
  consultation: Consultation,
  asked: { readonly known: Answers; readonly isBusy: boolean },
): Promise<void> => {
  const path = await openChangeQuestions(tx, actor, consultation, asked);
  const link = new URL(path, tx.settings.origins.app).href;
  const body = `${reason}\n\nBefore your treatment changes, please answer a few questions: ${link}. Nothing changes and nothing is charged until you have agreed to a new plan.`;
  await tx.use(messagePort).write(consultation, clinicianAuthor(clinician), body);
  await tx.use(accountPort).notify(consultation.userId, () => notices.questions());
};

/** The visit continues with the known answers; answers that are too old to prescribe by are left out, and requested. */
const goOnWithKnown = async (
  tx: Scope,
  { actor, clinician, reason }: ChangeRequest,
  { consultation, journey }: { consultation: Consultation; journey: Journey },
  known: KnownAnswers,
): Promise<void> => {
  const { id, userId, drugTypes, shipState } = consultation;
  const now = tx.clock.now();
  const dates = datesOfAnswers(known.facts, known.answers);
  const tooOld = tooOldAnswers({ purpose: 'propose', drugTypes }, known.answers, dates, now);
  const answers: Answers = Object.fromEntries(
    Object.entries(known.answers).filter(([question]) => !tooOld.includes(question)),
  );
  const config = visitRegistration(KIND, drugTypes).questionnaire.questionsFor(drugTypes);
  const content = pruneHidden(config, carryOver(answers, config).answers);
  const response = await tx.use(quizPort).addSubmitted(actor, { userId }, config, content);
  const judged = judgeAnswers(known.facts, {
    purpose: 'submit',
    kind: KIND,
    answers,
    drugTypes,
    shipState,
    dob: (await tx.use(accountPort).person(userId))?.dob ?? null,
    patient: await patientContext(tx, userId, {
      drugTypes,
      visit: visitInChart(consultation, null, journey.userProducts),
    }),
    now,
  });
  await tx.use(findingPort).record(id, judged);
  const submitted = await transitionConsultation(
    tx,
    consultation,
    'submitted',
    { actor: systemActor, reason: 'opened by a clinician' },
    {
      quizResponseId: response.id,
      answers,
      outcome: judged.evaluation.outcome,
      submittedAt: now,
    },
  );
  const cause = { actor, reason };
  const assigned = await transitionConsultation(tx, submitted, 'assigned', cause, {
    clinicianId: clinician.id,
  });
  await transitionConsultation(tx, assigned, 'in_review', cause);
  await transitionJourney(tx, journey, 'awaiting_doctor', {
    actor: systemActor,
    reason: 'opened by a clinician',
  });
};

/** The contract is documented at the port. */
export const openChange = async (tx: Scope, request: ChangeRequest): Promise<OpenedChange> => {
  const { actor, clinician, visit, prescriptionId, productIds, asksPatient } = request;
  const { userId } = visit.consultation;
  await tx.use(billingPort).lockPerson(userId);
  orRefuse(await tx.use(leavingPort).mayBegin(userId));
  const prescription = await runningPrescription(tx, userId, prescriptionId);
  const [present] = await tx.use(cataloguePort).productsByIds([prescription.productId]);
  if (!present) return orRefuse(notFound('product'));
  const person = await tx.use(accountPort).person(userId);
  const shipState = person?.address?.state ?? visit.consultation.shipState;
  if (!clinician.states.includes(shipState))
    orRefuse(fail('FORBIDDEN', `Only a clinician licensed in ${stateName(shipState)} may do this.`));
  const known = await openAlready(tx, userId, present);
  if (known) return { consultationId: known.id };
  const wanted = await wantedProducts(tx, present, productIds);
  orRefuse(await tx.use(billingPort).mayChangeProducts({ userId, from: [present.id] }));
  const drugTypes: readonly DrugType[] = [...new Set(wanted.map(({ drugType }) => drugType))];
  const opened = freshVisit(tx, {
    userId,
    checkoutId: null,
    userProducts: [planItem(present)],
    kind: KIND,
    shipState,
    quizResponseId: null,
  });
  const { journey } = opened;
  const isBusy = await consultationRepository(tx.db).hasDraft(userId);
  const answered = await knownAnswers(tx, userId);
  const consultation = { ...opened.consultation, drugTypes };
  const cause = { actor, reason: request.reason };
  await journeyRepository(tx.db).insert(journey);
  await recordCreation(tx, 'journey', journey, cause);
  await consultationRepository(tx.db).insert(consultation);
  await recordCreation(tx, 'consultation', consultation, cause);
  if (asksPatient) await askPatient(tx, request, consultation, { known: answered.answers, isBusy });
  else await goOnWithKnown(tx, request, { consultation, journey }, answered);
  return { consultationId: consultation.id };
};

/**
 * A renewal asks everything again, so it replaces a change that is not agreed yet. An emergency in the answers about
 * the change is alerted anyway.
 */
export const withdrawChange = async (
  tx: Scope,
  actor: ChangeRequest['actor'],
  userId: string,
): Promise<void> => {
  const consultations = consultationRepository(tx.db);
  const known = await consultations.openOfKind(userId, KIND);
  const open = known && (await consultations.lock(known.id));
  if (!open || (await endUrgentDraft(tx, open))) return;
  const journey = await journeyRepository(tx.db).lock(open.journeyId);
  const cause = { actor, reason: 'a renewal was sent' };
  await proposalRepository(tx.db).close(open.id, 'withdrawn', tx.clock.now());
  await transitionConsultation(tx, open, 'canceled', cause, { decidedAt: tx.clock.now() });
  await transitionJourney(tx, journey, 'canceled', cause);
};

/** CONFLICT when a clinician has just opened a change. Locks the person, so that none is opened until the end of the transaction. */
export const noOpenChange = async (tx: Scope, userId: string): Promise<Result<null>> => {
  await tx.use(billingPort).lockPerson(userId);
  return (await consultationRepository(tx.db).openOfKind(userId, KIND))
    ? fail('CONFLICT', 'Your clinician has just opened a change of your treatment. Please send it again.')
    : ok(null);
};
