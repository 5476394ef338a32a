import { brand } from '#config/brand.ts';
import { HOUR_MS } from '#kernel/dates.ts';
import type { Scope } from '#server/scope.ts';
import { conversationRepository } from '../repositories/conversations.ts';

/** The patient's conversations, the newest message first, with when a reply is promised. */
export const conversationsOf = async (scope: Scope, userId: string) => {
  const now = scope.clock.now();
  return (await conversationRepository(scope.db).of(userId)).map(({ waitingSince, ...conversation }) => {
    const replyBy = waitingSince && new Date(waitingSince.getTime() + brand.replyHours * HOUR_MS);
    return { ...conversation, replyBy, isLate: replyBy !== null && replyBy < now };
  });
};
