import type { Scope } from '#server/scope.ts';
import { RECENT_SIGN_IN_MINUTES, type RecentSignIn } from '../recent-sign-in-port.ts';

export const recentSignIn = ({ read }: Scope): RecentSignIn => ({
  isRecent: async (userId, sessionId) =>
    sessionId !== null &&
    // The machine's clock, which sessions use.
    read<boolean>(
      `(select to_json(exists (select from web_session where sid_hash = :sessionId and user_id = :userId
        and expires_at > now() and created_at > now() - make_interval(mins => ${RECENT_SIGN_IN_MINUTES}))))`,
      { userId, sessionId },
    ),
});
