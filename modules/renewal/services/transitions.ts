import { type Cause, recordCreation, transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { type RenewalStatus, renewalMachine } from '../domain/renewal-state.ts';
import {
  type Renewal,
  type RenewalChange,
  type RenewalKind,
  renewalRepository,
} from '../repositories/renewals.ts';

/** Opens a renewal or a yearly check-in; null when another one of the patient is in progress. */
export const openRenewal = async (
  tx: Scope,
  userId: string,
  cause: Cause,
  kind: RenewalKind = 'renewal',
): Promise<Renewal | null> => {
  const at = tx.clock.now();
  const renewal: Renewal = {
    id: tx.ids.uuid(),
    userId,
    kind,
    status: renewalMachine.initial,
    statusAt: at,
    quizResponseId: null,
    consultationId: null,
    submittedAt: null,
    createdAt: at,
    photosDoneAt: null,
    planChoices: [],
    confirmedAddress: null,
  };
  if (!(await renewalRepository(tx.db).insert(renewal))) return null;
  await recordCreation(tx, 'renewal', renewal, cause);
  return renewal;
};

/** Changes the status of a locked renewal, and other columns with it. Refuses a transition that is not allowed. */
export const transitionRenewal = async (
  tx: Scope,
  renewal: Renewal,
  to: RenewalStatus,
  cause: Cause,
  change: RenewalChange = {},
): Promise<Renewal> => {
  const { id, status: from } = renewal;
  await transition(tx, renewalMachine, { entity: 'renewal', id, from }, to, cause);
  const whole = { ...change, status: to, statusAt: tx.clock.now() };
  await renewalRepository(tx.db).update(id, whole);
  return { ...renewal, ...whole };
};
