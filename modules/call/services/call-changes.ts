import { type Cause, recordCreation, transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { type PhoneCallStatus, phoneCallMachine } from '../domain/phone-call.ts';
import { type LiveCall, liveCallRepository } from '../repositories/live-calls.ts';

/** Changes the status of a locked call. Returns it after the change; CONFLICT where the state machine has no such step. */
export const transitionCall = async (
  tx: Scope,
  call: LiveCall,
  to: PhoneCallStatus,
  cause: Cause,
  change: Partial<Pick<LiveCall, 'misses' | 'note'>> = {},
): Promise<LiveCall> => {
  const { consultationId: id, status: from } = call;
  await transition(tx, phoneCallMachine, { entity: 'live_call', id, from }, to, cause);
  const whole = { ...change, status: to, statusAt: tx.clock.now() };
  await liveCallRepository(tx.db).update(id, whole);
  return { ...call, ...whole };
};

/** The call of a visit that needs one now. */
export const requireCall = async (
  tx: Scope,
  visit: { readonly id: string; readonly userId: string },
  mayWaive: boolean,
  cause: Cause,
): Promise<LiveCall> => {
  const calls = liveCallRepository(tx.db);
  const known = await calls.lock(visit.id);
  if (known) return known;
  const at = tx.clock.now();
  const call: LiveCall = {
    consultationId: visit.id,
    userId: visit.userId,
    status: phoneCallMachine.initial,
    mayWaive,
    misses: 0,
    note: null,
    createdAt: at,
    statusAt: at,
  };
  await calls.insert(call);
  await recordCreation(tx, 'live_call', { id: visit.id, status: call.status }, cause);
  return transitionCall(tx, call, 'required', cause);
};
