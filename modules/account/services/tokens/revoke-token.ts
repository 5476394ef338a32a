import { may } from '#config/staff-permissions.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { notFound, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { type ApiToken, apiTokenRepository } from '../../repositories/api-tokens.ts';

const audit = (tx: Scope, actor: Actor, { id, name }: ApiToken): Promise<void> =>
  recordAudit(tx, {
    ...{ actor, action: 'token.revoked', subject: 'api_token', subjectId: id },
    detail: { name },
  });

/**
 * Revokes a token: no later request with it is answered. One's own, or anybody's for those who manage staff; NOT_FOUND for others.
 * Audited. Repeating it changes nothing.
 */
export const revokeToken = (scope: Scope, { actor, user }: Staff, id: string): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const tokens = apiTokenRepository(tx.db);
    const token = await tokens.lock(id);
    if (!token || (token.makerId !== user.id && !may(user.role, 'manage_staff')))
      return orRefuse(notFound('token'));
    if (token.revokedAt !== null) return true;
    await tokens.revoke(id, tx.clock.now());
    await audit(tx, actor, token);
    return true;
  });

/** Revokes everything that a person made, within the transaction that deactivates their account. Audited. */
export const revokeTokensOf = async (tx: Scope, actor: Actor, makerId: string): Promise<void> => {
  for (const token of await apiTokenRepository(tx.db).revokeAllOf(makerId, tx.clock.now()))
    await audit(tx, actor, token);
};
