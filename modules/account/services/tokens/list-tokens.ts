import { may } from '#config/staff-permissions.ts';
import { scopesOf, tokenScopes } from '#config/token-scopes.ts';
import { addDays } from '#kernel/dates.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { ENDED_SHOWN_DAYS, tokenState } from '../../domain/tokens/api-token.ts';
import { readTokens } from '../../repositories/api-tokens.ts';

/**
 * The viewer's tokens, or everybody's for those who manage staff, with those that ended within 90 days; and what the viewer
 * may give to a new one. Audited.
 */
export const listTokens = async (scope: Scope, { actor, user }: Staff) => {
  const managesStaff = may(user.role, 'manage_staff');
  const now = scope.clock.now();
  const tokens = await readTokens(scope.read, managesStaff ? null : user.id, addDays(now, -ENDED_SHOWN_DAYS));
  await recordAudit(scope, { actor, action: 'tokens.read', subject: 'person', subjectId: user.id });
  return {
    tokens: tokens.map((token) => ({
      ...token,
      isOwn: token.makerId === user.id,
      state: tokenState(token, now),
    })),
    scopes: scopesOf(user.role).map((id) => ({ id, text: tokenScopes[id].text })),
    mayMakeForService: managesStaff,
  };
};
