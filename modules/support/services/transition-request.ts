import { type Cause, transition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { type RequestOutcome, type RequestStatus, requestMachine } from '../domain/request-state.ts';
import { requestRepository, type ServiceRequest } from '../repositories/requests.ts';

/** Moves a locked request to a state and records it; a refusal (CONFLICT) ends the surrounding `allOrNothing`. */
export const transitionRequest = async (
  tx: Scope,
  request: ServiceRequest,
  to: RequestStatus,
  cause: Cause,
  more: { readonly outcome?: RequestOutcome; readonly dueAt?: Date } = {},
): Promise<void> => {
  const at = { entity: 'service_request', id: request.id, from: request.status };
  await transition(tx, requestMachine, at, to, cause);
  await requestRepository(tx.db).change(request.id, { status: to, statusAt: tx.clock.now(), ...more });
};
