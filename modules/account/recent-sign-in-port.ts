import { definePort } from '#server/scope.ts';

/** Minutes after signing in in which a browser may ask for everything that is stored, or for its deletion. */
export const RECENT_SIGN_IN_MINUTES = 60;

/** Whether the person in front of a browser has shown a short while ago who they are. */
export interface RecentSignIn {
  /** False without a session, and for a session that is older. Batched with other reads. */
  isRecent(userId: string, sessionId: string | null): Promise<boolean>;
}

export const recentSignInPort = definePort<RecentSignIn>('account.recentSignIn');
