import { randomBytes } from 'node:crypto';
import { may } from '#config/staff-permissions.ts';
import { scopesOf } from '#config/token-scopes.ts';
import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { addDays } from '#kernel/dates.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, type Result } from '#kernel/result.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { MOST_TOKENS, SHOWN_CHARACTERS, TOKEN_BYTES, TOKEN_MARK } from '../../domain/tokens/api-token.ts';
import { tokenInput } from '../../domain/tokens/token-input.ts';
import { apiTokenRepository } from '../../repositories/api-tokens.ts';
import { type StaffAccount, staffRepository } from '../../repositories/staff.ts';
import { tokenHash } from './token-hash.ts';

/** A new token, which is known this once. */
export interface CreatedToken {
  readonly secret: string;
  readonly expiresAt: Date;
}

/** The maker, locked: their account may have been changed since the page was opened. */
const lockMaker = async (tx: Scope, id: string): Promise<StaffAccount> => {
  const maker = await staffRepository(tx.db).lockById(id);
  if (maker && maker.deactivatedAt === null && may(maker.role, 'tokens')) return maker;
  return orRefuse(fail('FORBIDDEN', 'Your account may not make tokens any more.'));
};

/**
 * Makes a token of the staff host for a program. Audited; only its hash is stored. BAD_USER_INPUT names `kind`, `name`,
 * `scopes` and `days`; a scope that the maker's role does not have is refused, and a token for a service needs the
 * permission to manage staff. CONFLICT when the maker has too many. The caller has checked the second factor.
 */
export const createToken = (
  scope: Scope,
  { actor, user }: Staff,
  input: unknown,
): Promise<Result<CreatedToken>> =>
  allOrNothing(scope, async (tx) => {
    const { kind, name, scopes: asked, days } = orRefuse(readInput(tokenInput, input));
    const { id: makerId, role } = await lockMaker(tx, user.id);
    if (kind === 'service' && !may(role, 'manage_staff'))
      orRefuse(
        badInput([{ field: 'kind', message: 'Only those who manage staff make tokens for a service.' }]),
      );
    const scopes = [...new Set(asked)];
    const own = scopesOf(role);
    const beyond = scopes.filter((one) => !own.includes(one));
    if (beyond.length > 0)
      orRefuse(badInput([{ field: 'scopes', message: `Your role does not have ${beyond.join(', ')}.` }]));
    const now = tx.clock.now();
    const tokens = apiTokenRepository(tx.db);
    if ((await tokens.countActive(makerId, now)) >= MOST_TOKENS)
      orRefuse(fail('CONFLICT', `You have ${MOST_TOKENS} tokens that work. Revoke one of them first.`));

    const secret = `${TOKEN_MARK}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
    const id = tx.ids.uuid();
    const expiresAt = addDays(now, days);
    await tokens.add({
      ...{ id, kind, name, scopes, makerId, expiresAt },
      ...{ host: 'admin', createdAt: now, lastUsedAt: null, revokedAt: null },
      shownStart: secret.slice(0, SHOWN_CHARACTERS),
      tokenHash: tokenHash(secret),
    });
    await recordAudit(tx, {
      ...{ actor, action: 'token.created', subject: 'api_token', subjectId: id },
      detail: { kind, name, scopes, expiresAt: expiresAt.toISOString() },
    });
    return { secret, expiresAt };
  });
