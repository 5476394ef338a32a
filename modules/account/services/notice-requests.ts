import { readInput } from '#kernel/input/read-input.ts';
import { badInput, ok } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import { noticeEmail } from '../domain/notice-email.ts';
import type { NoticeRequests } from '../index.ts';
import { noticeRequestRepository } from '../repositories/notice-requests.ts';

export const noticeRequestsService = (scope: Scope): NoticeRequests => ({
  add: async (viewer, { topic, subject, email: given }, problems = []) => {
    const email = readInput(noticeEmail, given ?? viewer.user?.email, 'email');
    if (!email.ok) return badInput([...problems, ...email.failure.fields]);
    if (problems.length > 0) return badInput(problems);
    await noticeRequestRepository(scope.db).add({
      ...{ topic, subject, email: email.value },
      id: scope.ids.uuid(),
      leadId: viewer.leadId,
      userId: viewer.user?.id ?? null,
      at: scope.clock.now(),
    });
    return ok(true);
  },
});
