import { fail } from '#kernel/result.ts';
import type { Actor } from '../actor.ts';
import { refusedToImpersonator } from '../ports/impersonation.ts';
import { type SignedInUser, viewerActor } from '../viewer.ts';
import { visitorRefusal } from '../visitor-refusal.ts';
import type { RequestContext } from './context.ts';
import { valueOrThrow } from './value-or-throw.ts';

/** The signed-in patient, with what a record of consent needs. */
export interface Patient {
  readonly actor: Actor;
  readonly userId: string;
  readonly ip: string;
  readonly userAgent: string;
}

/** A signed-in clinician or operator. */
export interface Staff {
  readonly user: SignedInUser;
  readonly actor: Actor;
}

/** The signed-in patient. UNAUTHENTICATED for visitors, FORBIDDEN for staff. */
export const requirePatient = ({ viewer }: RequestContext): Patient => {
  const { user, ip, userAgent } = viewer;
  if (!user) return valueOrThrow(fail('UNAUTHENTICATED', 'Please sign in.'));
  if (user.role !== 'patient') return valueOrThrow(fail('FORBIDDEN', 'Only patients can do this.'));
  return { actor: viewerActor(viewer), userId: user.id, ip, userAgent };
};

/** As `requirePatient`; also refuses staff who act in the patient's place. */
export const requirePatientInPerson = (context: RequestContext): Patient => {
  const patient = requirePatient(context);
  if (patient.actor.impersonatorId !== null) return valueOrThrow(refusedToImpersonator);
  return patient;
};

/**
 * A clinician or operator. UNAUTHENTICATED for visitors, SECOND_FACTOR_REQUIRED for staff who signed in without one,
 * FORBIDDEN for patients.
 */
export const requireStaff = ({ viewer }: RequestContext): Staff => {
  const { user } = viewer;
  if (!user) return valueOrThrow({ ok: false, failure: visitorRefusal(viewer) });
  if (user.role === 'patient') return valueOrThrow(fail('FORBIDDEN', 'Only staff can do this.'));
  if (viewer.host !== 'admin')
    return valueOrThrow(fail('FORBIDDEN', 'This is answered on the staff host only.'));
  return { user, actor: viewerActor(viewer) };
};

/** The signed-in person, for data that everybody has; refuses staff who impersonate a patient. */
export const requireInPerson = (
  context: RequestContext,
): { readonly actor: Actor; readonly userId: string } => {
  const { user } = context.viewer;
  if (!user || user.role === 'patient') return requirePatientInPerson(context);
  return { actor: viewerActor(context.viewer), userId: user.id };
};
