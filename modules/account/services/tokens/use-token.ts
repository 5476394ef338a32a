import { may } from '#config/staff-permissions.ts';
import { formatMoment } from '#kernel/moments.ts';
import type { ApiTokens, TokenUse } from '#server/ports/api-tokens.ts';
import type { Scope } from '#server/scope.ts';
import type { HostName } from '#server/viewer.ts';
import { isTokenForm, tokenState } from '../../domain/tokens/api-token.ts';
import { countedSince, waitingSeconds } from '../../domain/tokens/token-limit.ts';
import { apiTokenRepository, type TokenWithMaker } from '../../repositories/api-tokens.ts';
import { tokenTryRepository } from '../../repositories/token-tries.ts';
import { tokenHash } from './token-hash.ts';

/** The last use is stored at most this often. */
const TOUCH_MS = 60_000;

/** Why a request gets no answer with this token; null when it does. */
const refusalOf = (token: TokenWithMaker | null, hosts: readonly HostName[], now: Date): string | null => {
  if (!token) return 'This is not a token of ours.';
  const state = tokenState(token, now);
  if (state === 'revoked') return 'This token was revoked.';
  if (state === 'expired') return `This token expired on ${formatMoment(token.expiresAt)}.`;
  if (!hosts.includes(token.host)) return 'This token is for another host.';
  if (token.makerDeactivatedAt !== null)
    return 'The account of the person who made this token was deactivated.';
  if (!may(token.makerRole, token.kind === 'service' ? 'manage_staff' : 'tokens'))
    return 'The person who made this token may not make such tokens any more.';
  return null;
};

/** Counts a wrong token of this address, in all processes together. */
const countWrong = (scope: Scope, address: string, why: string): Promise<TokenUse> =>
  scope.transaction(async (tx): Promise<TokenUse> => {
    const tries = tokenTryRepository(tx.db);
    await tries.lock(address);
    const now = tx.clock.now();
    const retryAfterSeconds = waitingSeconds(await tries.since(address, countedSince(now)), now);
    if (retryAfterSeconds > 0) return { is: 'limited', retryAfterSeconds };
    await tries.add({ id: tx.ids.uuid(), address, at: now });
    return { is: 'refused', why };
  });

/** How a request's token is looked up: see `ApiTokens`. */
export const apiTokens = (scope: Scope): ApiTokens => ({
  use: async (secret, { hosts, address }) => {
    const now = scope.clock.now();
    const tokens = apiTokenRepository(scope.db);
    const [tries, token] = await Promise.all([
      tokenTryRepository(scope.db).since(address, countedSince(now)),
      isTokenForm(secret) ? tokens.byHash(tokenHash(secret)) : null,
    ]);
    const retryAfterSeconds = waitingSeconds(tries, now);
    // Also for a right token: otherwise the limit would tell a guesser which one is right.
    if (retryAfterSeconds > 0) return { is: 'limited', retryAfterSeconds };
    const why = refusalOf(token, hosts, now);
    if (token === null || why !== null) return countWrong(scope, address, why ?? '');
    const { id, name, scopes, host, makerId, makerEmail, makerRole, lastUsedAt } = token;
    const unlessAfter = new Date(now.getTime() - TOUCH_MS);
    if (lastUsedAt === null || lastUsedAt <= unlessAfter) await tokens.touch(id, now, unlessAfter);
    const maker = { id: makerId, role: makerRole, email: makerEmail, impersonatorId: null };
    return { is: 'accepted', token: { id, name, scopes, host, maker } };
  },
});
