import { orRefuse } from '#kernel/all-or-nothing.ts';
import { badInput, type Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { chartPort, contextFrom, hardFindings, type Outcome } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import {
  carryOver,
  pruneHidden,
  type QuizResponse,
  quizPort,
  validateAll,
  validateDraft,
} from '#modules/quiz/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { openedAlert } from '../domain/opened-alert.ts';
import { consultationEvents } from '../events.ts';
import type { Consultation } from '../repositories/consultations.ts';
import type { Journey } from '../repositories/journeys.ts';
import { problemsOfAge } from './ask-again.ts';
import { unchangedAnswers } from './evaluate-renewal.ts';
import { holdWhatIsUnsafe } from './hold-what-is-unsafe.ts';
import { judgeAnswers } from './judge-answers.ts';
import { knownAnswers } from './known-answers.ts';
import { notices } from './notices.ts';
import { type EvaluatedAnswers, type FinishIntake, judgedOf } from './record-submission.ts';
import { saveAnswers } from './save-answers.ts';
import { transitionConsultation, transitionJourney } from './transitions.ts';
import { visitOf } from './visit-of.ts';
import { draftQuestionnaire, isPatientsRequest } from './visit-questionnaire.ts';

/** Whether nothing can be prescribed after such an outcome. */
export const ends = (outcome: Outcome): boolean => outcome === 'emergency' || outcome === 'stop';

/**
 * Answers recorded and ready to evaluate: carried over to the current questions, and complete unless a hard rule ends the visit.
 * Refuses answers about today that were given on an earlier day.
 */
export const evaluateResponse = async (
  tx: Scope,
  consultation: Consultation,
  response: QuizResponse,
  journey?: Journey,
): Promise<EvaluatedAnswers> => {
  const { userId, kind, drugTypes, shipState } = consultation;
  const questionnaire = draftQuestionnaire(consultation, response.configName);
  const config = questionnaire.questionsFor(drugTypes);
  const { answers } = carryOver(response.content, config);
  const now = tx.clock.now();
  orRefuse(badInputIfAny(validateDraft(config, answers, now)));
  const pruned = pruneHidden(config, answers);
  // A request of the patient asks what may have changed; the rest stays as answered before.
  const isPart = isPatientsRequest(consultation, response.configName);
  const whole = isPart ? questionnaire.historyOf((await knownAnswers(tx, userId)).answers, pruned) : pruned;
  const unchanged = isPart ? await unchangedAnswers(tx, userId, pruned, whole) : [];
  const given = [...Object.keys(pruned), ...unchanged];
  // What they read first is one statement.
  const [{ facts, dob }, therapies, taken] = await Promise.all([
    saveAnswers(tx, consultation, { response, config, answers: whole, given }),
    tx.use(chartPort).taken(userId),
    tx.use(prescriptionPort).takenDrugs(userId),
  ]);
  const judged = judgeAnswers(facts, {
    purpose: 'submit',
    kind,
    answers: whole,
    drugTypes,
    shipState,
    dob,
    patient: contextFrom(tx, therapies, { drugTypes, visit: await visitOf(tx, consultation, journey) }),
    now,
  });
  const { evaluation } = judged;
  // A patient who needs help immediately is not required to answer the remaining questions.
  const endsNow =
    ends(evaluation.outcome) && hardFindings(evaluation, pruned).some((one) => ends(one.outcome));
  if (!endsNow)
    orRefuse(badInputIfAny([...validateAll(config, answers, now), ...problemsOfAge(pruned, judged)]));
  return { ...judged, answers: whole, taken };
};

const badInputIfAny = (problems: Parameters<typeof badInput>[0]): Result<null> =>
  problems.length > 0 ? badInput(problems) : { ok: true, value: null };

/**
 * Ends the visit because of its answers: they are stored, nothing is charged, and an emergency alerts the care team.
 */
export const endVisit: FinishIntake = async (tx, actor, visit, evaluated) => {
  const { consultation, journey, response } = visit;
  const { outcome, removedDrugTypes } = evaluated.evaluation;
  const reason = outcome === 'emergency' ? 'emergency rule' : 'safety rule';
  await tx.use(quizPort).stop(systemActor, response.id, outcome);
  const isHeld = await holdWhatIsUnsafe(tx, { ...consultation, ...evaluated }, reason, {
    ...judgedOf(evaluated),
    ...(evaluated.taken && { taken: evaluated.taken }),
    actor,
    isAllowed: false,
  });
  await transitionConsultation(
    tx,
    consultation,
    'canceled',
    { actor, reason },
    {
      answers: evaluated.answers,
      outcome,
      removedDrugTypes,
      decidedAt: tx.clock.now(),
      // A hold waits for a clinician, although this visit has ended.
      ...((outcome === 'emergency' || isHeld) && openedAlert(consultation, tx.clock.now())),
    },
  );
  await transitionJourney(tx, journey, 'ineligible', { actor: systemActor, reason });
  if (journey.checkoutId)
    await tx.use(billingPort).releaseVisit(systemActor, { checkoutId: journey.checkoutId, reason });
  if (outcome === 'emergency')
    await tx.emit(consultationEvents.careAlerted, {
      userId: consultation.userId,
      consultationId: consultation.id,
    });
  await tx.use(accountPort).notify(consultation.userId, () => notices.ended());
  return 'ineligible';
};
