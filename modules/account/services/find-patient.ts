import { isCanonicalUuid } from '#kernel/uuid.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import type { Person } from '../index.ts';
import { peopleRepository } from '../repositories/people.ts';

/**
 * The patient with exactly this email address or id; null when there is none, and for staff. Full addresses only, so
 * that nobody can browse patients. The audit records who was found, not the search text.
 */
export const findPatient = async (scope: Scope, actor: Actor, wish: string): Promise<Person | null> => {
  const text = wish.trim().toLowerCase();
  const people = peopleRepository(scope.db);
  const [person = null] = isCanonicalUuid(text) ? await people.byIds([text]) : [await people.byEmail(text)];
  const patient = person?.role === 'patient' ? person : null;
  await recordAudit(scope, {
    actor,
    action: 'patient.searched',
    subject: patient ? 'person' : 'desk',
    subjectId: patient?.id ?? 'patients',
    detail: { found: patient !== null },
  });
  return patient;
};
