import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { deviceName } from '../domain/device-name.ts';
import { liveSessions, sessionsOfPerson } from '../repositories/sessions-of-person.ts';

interface Patient {
  readonly actor: Actor;
  readonly userId: string;
}

/** Where the patient is signed in; this browser first, then most recently used first. */
export const devicesOf = async (scope: Scope, userId: string, currentId: string | null) => {
  const sessions = await liveSessions(scope.read, userId);
  return sessions
    .map(({ userAgent, ...session }) => ({
      ...session,
      name: deviceName(userAgent),
      isCurrent: session.id === currentId,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
};

const audit = (tx: Scope, { actor, userId }: Patient, detail: Record<string, number>) =>
  recordAudit(tx, { actor, action: 'session.ended', subject: 'person', subjectId: userId, detail });

/** Signs the patient out in one browser; audited. NOT_FOUND for a session that is not theirs, or has ended. */
export const signOutDevice = (scope: Scope, patient: Patient, id: string): Promise<Result<true>> =>
  scope.transaction(async (tx) => {
    if (!(await sessionsOfPerson(tx.db).endOne(patient.userId, id))) return notFound('device');
    await audit(tx, patient, { count: 1 });
    return ok(true);
  });

/** Signs the patient out everywhere but in this browser; audited. Returns the number of ended sessions. */
export const signOutOthers = (
  scope: Scope,
  patient: Patient,
  currentId: string | null,
): Promise<Result<number>> =>
  scope.transaction(async (tx) => {
    if (currentId === null) return fail('CONFLICT', 'Please sign in again first.');
    const count = await sessionsOfPerson(tx.db).endOthers(patient.userId, currentId);
    if (count > 0) await audit(tx, patient, { count });
    return ok(count);
  });
