import { addDays, formatDate } from '#kernel/dates.ts';
import { stateName } from '#kernel/us-states.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { LICENSE_WARNING_DAYS } from '../domain/license-input.ts';
import { prescriptionEvents } from '../events.ts';
import { licenseRepository } from '../repositories/licenses.ts';

/** Licenses that end until then are warned of now. */
const warnsUntil = (scope: Scope): Date => addDays(scope.clock.now(), LICENSE_WARNING_DAYS);

const warnNext = async (tx: Scope): Promise<boolean> => {
  const now = tx.clock.now();
  const licenses = licenseRepository(tx.db);
  const due = await licenses.nextToWarn(warnsUntil(tx));
  if (!due?.personId) return false;
  const state = stateName(due.state);
  await licenses.markWarned(due, now);
  await tx.use(accountPort).notify(due.personId, () => ({
    kind: 'license_expires',
    subject: `Your license in ${state} ends soon`,
    body: `It ends on ${formatDate(due.expiresOn)}. After that day you cannot decide about patients in ${state}. When it is renewed, tell a staff manager the new date.`,
  }));
  return true;
};

const endNext = async (tx: Scope): Promise<boolean> => {
  const now = tx.clock.now();
  const licenses = licenseRepository(tx.db);
  const due = await licenses.nextEnded(now);
  if (!due) return false;
  const { clinicianId, state } = due;
  await licenses.markEnded(due, now);
  await recordAudit(tx, {
    ...{ actor: systemActor, action: 'license.expired', subject: 'clinician', subjectId: clinicianId },
    detail: { state },
  });
  await tx.emit(prescriptionEvents.licenseEnded, { clinicianId, state });
  return true;
};

/** Warns each clinician once, 60 days before a license ends, each in its own transaction. */
export const warnOfLicenses: SweepDefinition = {
  id: 'prescription.license-warnings',
  due: (scope) => [licenseRepository(scope.db).toWarn(warnsUntil(scope))],
  run: async (scope) => {
    while (await scope.transaction(warnNext));
  },
};

/** Tells others once that a license has ended. It does not count from that instant on, whether this has run or not. */
export const endLicenses: SweepDefinition = {
  id: 'prescription.license-ends',
  due: (scope) => [licenseRepository(scope.db).ended(scope.clock.now())],
  run: async (scope) => {
    while (await scope.transaction(endNext));
  },
};
