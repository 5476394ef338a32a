import { orRefuse } from '#kernel/all-or-nothing.ts';
import { accountPort } from '#modules/account/index.ts';
import { prescriptionGatePort, stateRule } from '#modules/billing/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Answers, QuizResponse } from '#modules/quiz/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { textOf } from './answers.ts';

/** Stores the delivery address the patient moved to in the profile; nothing while the profile is incomplete. */
const saveAddress = async (tx: Scope, actor: Actor, userId: string, moved: Answers): Promise<void> => {
  const person = await tx.use(accountPort).person(userId);
  if (!person?.firstName || !person.lastName || !person.dob || !person.phone) return;
  const { firstName, lastName, dob, phone } = person;
  orRefuse(
    await tx.use(accountPort).saveProfile(actor, userId, {
      firstName,
      lastName,
      dob,
      phone,
      address: {
        streetAddress1: textOf(moved.new_street),
        streetAddress2: null,
        city: textOf(moved.new_city),
        state: textOf(moved.new_state),
        zipCode: textOf(moved.new_zip),
      },
    }),
  );
};

/**
 * The patient moved: no refill ships on the license of the old state. Where we are licensed, the new address is saved
 * and a clinician there takes over; where we are not, the prescriptions stay on hold.
 */
export const moveAway = async (tx: Scope, actor: Actor, userId: string, moved: Answers): Promise<void> => {
  const state = textOf(moved.new_state);
  await tx.use(prescriptionGatePort).moved({ actor, userId, state, holdsAll: true });
  if (stateRule(state).prescriptions) await saveAddress(tx, actor, userId, moved);
};

/**
 * Sends the history to a clinician licensed in the patient's new state; refuses (see `submitRenewal`) when it cannot.
 * Without a prescription there is nothing to take over, but an emergency is always sent.
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
  if (!isEmergency && (await tx.use(prescriptionPort).prescriptions(userId)).length === 0) return;
  const shipState = textOf(moved.new_state) || undefined;
  orRefuse(
    await tx.use(consultationPort).submitRenewal(actor, {
      userId,
      quizResponseId: response.id,
      acknowledgedRuleIds,
      shipState,
    }),
  );
};
