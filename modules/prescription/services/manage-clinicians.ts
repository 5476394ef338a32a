import type { AuditAction } from '#config/audit-actions.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { localDate } from '#kernel/local-date.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { timeZoneOfState } from '#kernel/time-zones.ts';
import { staffPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { clinicianInput, licenseInput, licenseState } from '../domain/license-input.ts';
import { prescriptionEvents } from '../events.ts';
import { type Clinician, clinicianRepository } from '../repositories/clinicians.ts';
import { licenseRepository } from '../repositories/licenses.ts';

/** Refuses people who manage their own licenses: somebody else looks at them. */
const refuseOwn = (actor: Actor, personId: string | null): void => {
  if (personId !== null && personId === actor.id)
    orRefuse(fail('CONFLICT', 'Nobody changes their own account. Ask a colleague who may manage staff.'));
};

const requireClinician = async (tx: Scope, actor: Actor, email: string): Promise<Clinician> => {
  const clinician = await clinicianRepository(tx.db, tx.clock).byEmail(email);
  if (!clinician) return orRefuse(fail('NOT_FOUND', 'Enter first what patients see of this clinician.'));
  refuseOwn(actor, clinician.personId);
  return clinician;
};

const audit = (tx: Scope, actor: Actor, action: AuditAction, subjectId: string, state?: string) =>
  recordAudit(tx, { actor, action, subject: 'clinician', subjectId, detail: state ? { state } : {} });

/**
 * Enters what patients see of a clinician, or changes it. BAD_USER_INPUT names the fields; NOT_FOUND when nobody who works
 * here as a clinician has the address.
 */
export const saveClinician = (
  scope: Scope,
  actor: Actor,
  { email, input }: { readonly email: string; readonly input: unknown },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const described = orRefuse(readInput(clinicianInput, input, 'input'));
    const member = (await tx.use(staffPort).members()).find((one) => one.email === email);
    if (member?.role !== 'clinician' || member.state === 'invited')
      return orRefuse(fail('NOT_FOUND', 'Nobody works here as a clinician with this address.'));
    refuseOwn(actor, member.id);
    const id = await clinicianRepository(tx.db, tx.clock).save({ id: tx.ids.uuid(), email, ...described });
    await audit(tx, actor, 'clinician.saved', id);
    return true;
  });

/**
 * Enters a clinician's license in a state, or changes it. BAD_USER_INPUT names `input.state`, `input.number` and
 * `input.expiresOn`, which may not be in the past; NOT_FOUND without a clinician.
 */
export const saveLicense = (
  scope: Scope,
  actor: Actor,
  { email, input }: { readonly email: string; readonly input: unknown },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const license = orRefuse(readInput(licenseInput, input, 'input'));
    const { id } = await requireClinician(tx, actor, email);
    if (license.expiresOn < localDate(tx.clock.now(), timeZoneOfState(license.state)))
      orRefuse(badInput([{ field: 'input.expiresOn', message: 'This day is over.' }]));
    await licenseRepository(tx.db).save(id, license);
    await audit(tx, actor, 'license.saved', id, license.state);
    return true;
  });

/** Removes a clinician's license: they may not treat in the state any more. Repeating it changes nothing. */
export const removeLicense = (
  scope: Scope,
  actor: Actor,
  { email, ...input }: { readonly email: string; readonly state: string },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { state } = orRefuse(readInput(licenseState, input));
    const { id } = await requireClinician(tx, actor, email);
    if (!(await licenseRepository(tx.db).remove(id, state))) return true;
    await audit(tx, actor, 'license.removed', id, state);
    await tx.emit(prescriptionEvents.licenseEnded, { clinicianId: id, state });
    return true;
  });
