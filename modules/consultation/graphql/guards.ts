import { fail } from '#kernel/result.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { refusedToImpersonator } from '#server/ports/impersonation.ts';
import { viewerActor } from '#server/viewer.ts';
import type { Staff } from '../services/desk-access.ts';
import type { Patient } from '../services/plan-answer.ts';

/** The signed-in person who acts for himself. */
export const patientOf = ({ viewer }: RequestContext): Patient => {
  const { user, ip, userAgent } = viewer;
  if (!user) return unwrap(fail('UNAUTHENTICATED', 'Please sign in.'));
  if (user.role !== 'patient') return unwrap(fail('FORBIDDEN', 'Only patients can do this.'));
  return { actor: viewerActor(viewer), userId: user.id, ip, userAgent };
};

/** As `patientOf`, for what nobody else may do in his place. */
export const himself = (context: RequestContext): Patient => {
  const patient = patientOf(context);
  if (patient.actor.impersonatorId !== null) return unwrap(refusedToImpersonator);
  return patient;
};

/** A clinician or operator. */
export const staffOf = ({ viewer }: RequestContext): Staff => {
  const { user } = viewer;
  if (!user) return unwrap(fail('UNAUTHENTICATED', 'Please sign in.'));
  if (user.role === 'patient') return unwrap(fail('FORBIDDEN', 'Only staff can do this.'));
  return { user, actor: viewerActor(viewer) };
};
