import { fail, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { refusedToImpersonator } from '#server/ports/impersonation.ts';

/** The user id of a signed-in patient. Fails while impersonating: nobody buys or cancels for another person. */
export const authenticatedPatient = (actor: Actor): Result<string> => {
  if (actor.role === 'visitor' || actor.id === null) return fail('UNAUTHENTICATED', 'Please sign in first.');
  if (actor.impersonatorId !== null) return refusedToImpersonator;
  if (actor.role !== 'patient') return fail('FORBIDDEN', 'Only the patient can do this.');
  return ok(actor.id);
};

export const patientActor = (userId: string): Actor => ({
  role: 'patient',
  id: userId,
  impersonatorId: null,
});
