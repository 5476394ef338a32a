import { accountPort } from '#modules/account/index.ts';
import {
  currentFacts,
  decisionPort,
  evaluateRules,
  type FactSave,
  factPort,
  type PatientFact,
  patientContext,
  type SavedFacts,
} from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type Consultation, consultationRepository } from '../repositories/consultations.ts';
import { judgeAnswers } from './judge-answers.ts';
import { notices } from './notices.ts';

/** Answers that are saved and not submitted, without those of hidden questions. */
export type DraftAnswers = Pick<FactSave, 'answers' | 'questionnaire' | 'responseId'>;

/** Saved answers of a questionnaire that has no visit yet, and the kind of its future visit. */
export type DraftWithoutVisit = DraftAnswers & Pick<Consultation, 'kind'>;

type Draft = Pick<Consultation, 'userId' | 'kind' | 'shipState' | 'drugTypes'> &
  DraftAnswers & { readonly visitId: string | null };

const valuesOf = (facts: readonly PatientFact[]): Answers =>
  Object.fromEntries(facts.flatMap(({ question, value }) => (value === null ? [] : [[question, value]])));

/**
 * Current medicines that newly fired rules forbid are put on hold immediately: the answer counts even if the patient
 * leaves the page. Only those rules count, because a draft is incomplete. The decision is recorded at `consultationId`,
 * with all facts besides the draft.
 */
const holdWhatItStops = async (
  tx: Scope,
  draft: Draft & Pick<FactSave, 'dob'>,
  { facts, added }: SavedFacts,
  consultationId: string | null,
): Promise<void> => {
  const { userId, kind, shipState, dob, answers } = draft;
  const ruleIds = added.flatMap((fact) => fact.ruleIds);
  if (ruleIds.length === 0) return;
  const prescriptions = tx.use(prescriptionPort);
  const taken = await prescriptions.takenDrugs(userId);
  const judged = judgeAnswers(facts, {
    purpose: 'hold',
    kind,
    answers: { ...valuesOf(currentFacts(facts)), ...answers },
    drugTypes: [...new Set([...draft.drugTypes, ...taken])],
    shipState,
    dob,
    patient: await patientContext(tx, userId, { drugTypes: draft.drugTypes, visit: null }),
    now: tx.clock.now(),
  });
  const stopped = evaluateRules({ ...judged.facts, answers, earlierStops: [] }, ruleIds);
  const held = await prescriptions.holdUnsafe(
    userId,
    stopped,
    'a safety rule in answers that are not submitted',
  );
  if (held === 0) return;
  await tx.use(accountPort).notify(userId, () => notices.treatmentOnHold());
  await tx
    .use(decisionPort)
    .record([{ ...judged, consultationId, userId, taken, actor: systemActor, isAllowed: false }]);
};

/** Records the facts of a saved draft, and puts on hold what they make unsafe. */
export const recordDraft = async (tx: Scope, draft: Draft, consultationId: string | null): Promise<void> => {
  const { userId } = draft;
  const dob = (await tx.use(accountPort).person(userId))?.dob ?? null;
  const saved = await tx.use(factPort).save({ ...draft, dob, stage: 'draft', given: [], clinician: null });
  await holdWhatItStops(tx, { ...draft, dob }, saved, consultationId);
};

/**
 * As `recordDraft`, for answers that have no visit yet, such as a renewal's; the last answered visit is used. Answers
 * before the first visit are not recorded, unless the patient takes something already.
 */
export const recordDraftWithoutVisit = (
  scope: Scope,
  userId: string,
  { kind, ...draft }: DraftWithoutVisit,
): Promise<void> =>
  scope.transaction(async (tx) => {
    const consultations = consultationRepository(tx.db);
    const id = (await consultations.answered(userId)).at(-1)?.id;
    const last = id === undefined ? null : await consultations.lock(id);
    if (!last && (await tx.use(prescriptionPort).takenDrugs(userId)).length === 0) return;
    const address = (await tx.use(accountPort).person(userId))?.address;
    const shipState = last?.shipState ?? address?.state ?? '';
    const visit = { userId, kind, shipState, drugTypes: [], visitId: null } as const;
    await recordDraft(tx, { ...draft, ...visit }, last?.id ?? null);
  });
