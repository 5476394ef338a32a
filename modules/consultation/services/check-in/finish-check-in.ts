import { orRefuse } from '#kernel/all-or-nothing.ts';
import { accountPort } from '#modules/account/index.ts';
import { decisionPort, findingPort, strengthOf } from '#modules/eligibility/index.ts';
import { messagePort, patientAuthor } from '#modules/message/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { type QuizConfig, quizPort } from '#modules/quiz/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { messageToClinician, otherAnswers } from '../../domain/check-in/result-of.ts';
import { openedAlert } from '../../domain/opened-alert.ts';
import { consultationEvents } from '../../events.ts';
import { checkInRepository } from '../../repositories/check-in/check-ins.ts';
import { type Consultation, consultationRepository } from '../../repositories/consultations.ts';
import { type Journey, journeyRepository } from '../../repositories/journeys.ts';
import { alarmingAnswers } from '../alarming-answers.ts';
import { notices } from '../notices.ts';
import { submitAndAssign } from '../record-submission.ts';
import { reportAlarmingTexts } from '../report-alarming-texts.ts';
import { transitionConsultation, transitionJourney } from '../transitions.ts';
import type { CheckInVisit } from './check-in-config.ts';
import type { JudgedCheckIn } from './judge-check-in.ts';
import { checkInNotices } from './notices.ts';

interface Answered {
  readonly visit: CheckInVisit;
  readonly journey: Journey;
  readonly actor: Actor;
  readonly judgedCheckIn: JudgedCheckIn;
}

const strongestOf = ({ unsettled }: JudgedCheckIn): Consultation['outcome'] =>
  unsettled.reduce<NonNullable<Consultation['outcome']>>(
    (strongest, { outcome }) => (strengthOf(outcome) > strengthOf(strongest) ? outcome : strongest),
    'ok',
  );

/** Nothing needs a clinician: the visit is complete, and treatment continues. */
const complete = async (tx: Scope, { visit, journey, actor, judgedCheckIn }: Answered): Promise<void> => {
  const at = tx.clock.now();
  const cause = { actor, reason: 'nothing found in the check-in' };
  await transitionConsultation(tx, visit.consultation, 'completed', cause, {
    answers: judgedCheckIn.answers,
    outcome: 'ok',
    submittedAt: at,
    decidedAt: at,
  });
  await transitionJourney(tx, journey, 'completed', cause);
};

/** A clinician has to review it; one may be waiting for these answers already. */
const sendToClinician = async (
  tx: Scope,
  { visit: { consultation }, journey, actor, judgedCheckIn }: Answered,
): Promise<void> => {
  const at = tx.clock.now();
  const cause = { actor, reason: 'check-in submitted' };
  const { result, answers, judged } = judgedCheckIn;
  const change = {
    answers,
    outcome: strongestOf(judgedCheckIn),
    removedDrugTypes: judged.evaluation.removedDrugTypes.filter((drug) =>
      consultation.drugTypes.includes(drug),
    ),
    submittedAt: at,
    ...(result === 'urgent' && openedAlert(consultation, at)),
  };
  if (consultation.status === 'draft') await submitAndAssign(tx, consultation, cause, change);
  else if (consultation.status === 'needs_info' && actor.role === 'patient')
    await transitionConsultation(tx, consultation, 'in_review', cause, change);
  else await consultationRepository(tx.db).update(consultation.id, change);
  await transitionJourney(tx, journey, 'awaiting_doctor', cause);
};

const askClinician = async (
  tx: Scope,
  { visit: { consultation }, judgedCheckIn }: Answered,
): Promise<void> => {
  const body = messageToClinician(judgedCheckIn.given);
  if (body === null) return;
  const person = await tx.use(accountPort).person(consultation.userId);
  await tx.use(messagePort).write(consultation, patientAuthor(consultation.userId, person), body);
};

/**
 * What follows from the answers of a check-in, in the transaction that records them: what they make unsafe is put on
 * hold within the scope of the rule, a hold for the missing answer ends, and the visit is complete or goes to a
 * clinician.
 */
export const finishCheckIn = async (
  tx: Scope,
  actor: Actor,
  visit: CheckInVisit,
  {
    config,
    responseId,
    judgedCheckIn,
  }: { config: QuizConfig; responseId: string; judgedCheckIn: JudgedCheckIn },
): Promise<void> => {
  const { consultation } = visit;
  const { id: consultationId, userId } = consultation;
  const { result, unsettled, judged, taken } = judgedCheckIn;
  const { facts, evaluation, known } = judged;
  const journey = await journeyRepository(tx.db).lock(consultation.journeyId);
  if (result === 'urgent') await tx.use(quizPort).stop(systemActor, responseId, 'emergency');
  else orRefuse(await tx.use(quizPort).complete(actor, { userId }, config, responseId));
  await tx
    .use(findingPort)
    .record(consultationId, { facts, known, evaluation: { ...evaluation, findings: unsettled } });
  const answered = { visit, journey, actor, judgedCheckIn };
  await (result === 'normal' ? complete : sendToClinician)(tx, answered);
  await checkInRepository(tx.db).update(consultationId, { closedAt: tx.clock.now(), result, task: null });
  await askClinician(tx, answered);
  await reportAlarmingTexts(tx, consultation, alarmingAnswers(config, otherAnswers(judgedCheckIn.given)));
  const prescriptions = tx.use(prescriptionPort);
  const held = await prescriptions.holdUnsafe(userId, evaluation, 'a safety rule in a check-in');
  // Answers that the system submits are an emergency: a clinician decides about running treatments.
  if (result !== 'urgent') await prescriptions.liftAnswered(userId, consultationId);
  // Holds that a saved draft has caused count too.
  const isAllowed = evaluation.removedDrugTypes.length === 0 && result !== 'urgent';
  await tx.use(decisionPort).record([{ consultationId, userId, facts, evaluation, taken, actor, isAllowed }]);
  const account = tx.use(accountPort);
  if (held > 0) await account.notify(userId, () => notices.treatmentOnHold());
  else
    await account.notify(userId, () => (result === 'normal' ? checkInNotices.fine : checkInNotices.flagged));
  if (result === 'urgent') await tx.emit(consultationEvents.careAlerted, { userId, consultationId });
};
