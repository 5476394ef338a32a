import { accountPort } from '#modules/account/index.ts';
import { cataloguePort, type DrugType } from '#modules/catalogue/index.ts';
import { cadences, type DueItem, drugGroups, factPort } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { quizPort } from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordCreation } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { needsReading } from '../../domain/check-in/needs-reading.ts';
import { planItem } from '../../domain/plan.ts';
import type { JourneyKind } from '../../domain/states/index.ts';
import { type CheckIn, type CheckInForm, checkInRepository } from '../../repositories/check-in/check-ins.ts';
import { consultationRepository } from '../../repositories/consultations.ts';
import { journeyRepository } from '../../repositories/journeys.ts';
import { freshVisit } from '../open-visit.ts';
import { checkInConfig } from './check-in-config.ts';
import { checkInNotices } from './notices.ts';

const journeyKinds: Readonly<Record<CheckInForm, JourneyKind>> = {
  check_in: 'check_in',
  early: 'fmp_check_in',
  post_arc: 'post_arc',
};

const isSexualHealth = (drug: DrugType): boolean =>
  [...drugGroups.erections, ...drugGroups.ssris].includes(drug);

/** The drugs that these items are about, of those that the patient takes; the delay spray comes with the medicines for sex. */
export const drugsOfItems = (items: readonly DueItem[], taken: readonly DrugType[]): readonly DrugType[] => {
  const due = taken.filter((drug) => items.some(({ item }) => cadences[item].drugs.includes(drug)));
  const spray = taken.filter((drug) => drug === 'climax_delay_spray' && due.some(isSexualHealth));
  return [...due, ...spray];
};

export const asksReading = async (
  tx: Scope,
  userId: string,
  drugTypes: readonly DrugType[],
): Promise<boolean> =>
  drugTypes.some((drug) => drugGroups.erections.includes(drug)) &&
  needsReading(await tx.use(factPort).of(userId), tx.clock.now());

interface NewCheckIn extends Pick<CheckIn, 'form' | 'aboutConsultationId' | 'dueAt'> {
  readonly userId: string;
  readonly drugTypes: readonly DrugType[];
  readonly items: readonly DueItem[];
}

/**
 * Opens a check-in: its visit, journey and questionnaire, and a notice to the patient. The patient's state decides
 * which clinicians may review it; a patient without a known state has no check-ins.
 */
export const openCheckIn = async (
  tx: Scope,
  { userId, form, aboutConsultationId, dueAt, drugTypes, items }: NewCheckIn,
): Promise<void> => {
  const running = (await tx.use(prescriptionPort).filledDrugs(userId)).filter(
    ({ status, drugType }) =>
      (status === 'active' || status === 'on_hold' || status === 'completed') && drugTypes.includes(drugType),
  );
  const person = await tx.use(accountPort).person(userId);
  const last = (await consultationRepository(tx.db).answered(userId)).at(-1);
  const shipState = person?.address?.state ?? last?.shipState ?? '';
  const products = await tx
    .use(cataloguePort)
    .productsByIds([...new Set(running.map(({ productId }) => productId))]);
  const reading = form !== 'post_arc' && (await asksReading(tx, userId, drugTypes));
  const config = checkInConfig({ checkIn: { form, asksReading: reading }, parts: items, drugTypes });
  const draft = await tx.use(quizPort).openDraft(systemActor, { userId }, config);
  const opened = freshVisit(tx, {
    userId,
    checkoutId: null,
    userProducts: products.map(planItem),
    kind: 'check_in',
    shipState,
    quizResponseId: draft.id,
  });
  const journey = { ...opened.journey, kind: journeyKinds[form] };
  const consultation = { ...opened.consultation, drugTypes };
  const cause = { actor: systemActor, reason: 'check-in due' };
  await journeyRepository(tx.db).insert(journey);
  await recordCreation(tx, 'journey', journey, cause);
  await consultationRepository(tx.db).insert(consultation);
  await recordCreation(tx, 'consultation', consultation, cause);
  const checkIns = checkInRepository(tx.db);
  await checkIns.insert({
    consultationId: consultation.id,
    userId,
    form,
    aboutConsultationId,
    asksReading: reading,
    openedAt: tx.clock.now(),
    dueAt,
    closedAt: null,
    result: null,
    task: null,
  });
  await checkIns.addParts(userId, consultation.id, items);
  await tx
    .use(accountPort)
    .notify(userId, () => (form === 'post_arc' ? checkInNotices.followUp : checkInNotices.due));
};
