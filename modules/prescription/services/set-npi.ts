import { badInput, notFound, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { isNpi } from '../domain/is-npi.ts';
import { clinicianRepository } from '../repositories/clinicians.ts';

/**
 * Sets the National Provider Identifier of the clinician with this email address. Returns whether it has changed.
 * BAD_USER_INPUT names `npi`; NOT_FOUND without such a clinician.
 */
export const setNpi = async (
  scope: Scope,
  actor: Actor,
  { email, npi }: { readonly email: string; readonly npi: string },
): Promise<Result<boolean>> => {
  if (!isNpi(npi))
    return badInput([{ field: 'npi', message: 'This is not a National Provider Identifier.' }]);
  return scope.transaction(async (tx) => {
    const set = await clinicianRepository(tx.db, tx.clock).setNpi(email.trim().toLowerCase(), npi);
    if (!set) return notFound('clinician');
    if (set.before === npi) return ok(false);
    await recordAudit(tx, {
      actor,
      action: 'clinician.npi_set',
      subject: 'clinician',
      subjectId: set.id,
      detail: { before: set.before, after: npi },
    });
    return ok(true);
  });
};
