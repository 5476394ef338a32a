import { orRefuse } from '#kernel/all-or-nothing.ts';
import { relocationPort } from '#modules/billing/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { OOS_MEDICAL_HISTORY } from '#modules/eligibility/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { type Answers, pruneHidden, type QuizResponse } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { textOf } from './answers.ts';
import { flowConfigs } from './flows.ts';

/**
 * The patient moved: shipments go to the new address, no refill ships on the license of the old state, and undecided
 * visits continue there. Where we are licensed, a clinician there takes over; where we are not, the prescriptions stay
 * on hold.
 */
export const moveAway = (tx: Scope, actor: Actor, userId: string, moved: Answers): Promise<void> =>
  tx.use(relocationPort).report(actor, userId, {
    streetAddress1: textOf(moved.new_street),
    streetAddress2: null,
    city: textOf(moved.new_city),
    state: textOf(moved.new_state),
    zipCode: textOf(moved.new_zip),
  });

/** Whether a clinician in the new state needs the patient's history: something waits, and nothing is being reviewed. */
export const needsHistory = async (tx: Scope, userId: string): Promise<boolean> =>
  (await tx.use(prescriptionPort).prescriptions(userId)).some(({ waitsForMove }) => waitsForMove) &&
  (await tx.use(consultationPort).openRenewal(userId)) === null;

/**
 * Sends the history to a clinician licensed in the patient's new state; refuses (see `submitRenewal`) when it cannot.
 * Without a prescription there is nothing to take over: the history is in the chart, and an emergency is always sent.
 */
export const sendToClinician = async (
  tx: Scope,
  actor: Actor,
  userId: string,
  {
    response,
    moved,
    acknowledgedRuleIds,
    isEmergency,
  }: {
    readonly response: QuizResponse;
    readonly moved: Answers;
    readonly acknowledgedRuleIds: readonly string[];
    readonly isEmergency: boolean;
  },
): Promise<void> => {
  const shipState = textOf(moved.new_state) || undefined;
  if (!isEmergency && (await tx.use(prescriptionPort).prescriptions(userId)).length === 0) {
    const questionnaire = flowConfigs[OOS_MEDICAL_HISTORY];
    const answers = pruneHidden(questionnaire, response.content);
    const history = { answers, questionnaire, responseId: response.id };
    await tx.use(consultationPort).recordHistory(userId, history, shipState ?? null);
    return;
  }
  orRefuse(
    await tx.use(consultationPort).submitRenewal(actor, {
      userId,
      quizResponseId: response.id,
      acknowledgedRuleIds,
      shipState,
    }),
  );
};
