import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { isIdentityOpen } from '../../domain/photos/is-identity-open.ts';
import type { LockedVisit } from '../../index.ts';
import { identificationRepository } from '../../repositories/photos/identifications.ts';
import { changeIdentification, openIdentification } from './identification.ts';

const isKnown = fail('CONFLICT', 'The patient’s identity is confirmed already.');

/** Asks the patient of a visit to identify themselves, also again. CONFLICT when it is confirmed. */
export const askForIdentification = async (
  tx: Scope,
  actor: Actor,
  { consultation }: LockedVisit,
  clinicianId: string,
): Promise<void> => {
  const cause = { actor, reason: 'asked by the clinician' };
  const identification = await openIdentification(tx, consultation, cause, clinicianId);
  if (identification.status === 'confirmed') return orRefuse(isKnown);
  await changeIdentification(tx, identification, 'asked', cause, { askedBy: clinicianId });
};

/** A picture of the document cannot be used: it waits for the patient again. */
export const documentRejected = async (tx: Scope, actor: Actor, consultationId: string): Promise<void> => {
  const identification = await identificationRepository(tx.db).lock(consultationId);
  if (identification?.status === 'sent' || identification?.status === 'mismatch')
    await changeIdentification(tx, identification, 'asked', { actor, reason: 'a picture is not usable' });
};

const notConfirmed = fail(
  'CONFLICT',
  'The patient’s identity is not confirmed. Read back the name and date of birth first.',
);

/**
 * Whether the patient's identity allows a decision: CONFLICT while an identification that a clinician asked for, or
 * that the patient has sent, is not confirmed.
 */
export const mayDecideFor = async (
  tx: Scope,
  { consultation }: Pick<LockedVisit, 'consultation'>,
): Promise<Result<null>> => {
  const identification = await identificationRepository(tx.db).lock(consultation.id);
  const known = identification && { ...identification, wasAsked: identification.askedBy !== null };
  return isIdentityOpen(known) ? notConfirmed : ok(null);
};
