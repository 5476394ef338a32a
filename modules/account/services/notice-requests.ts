import { badInput, ok } from '#kernel/result.ts';
import type { Scope } from '#server/scope.ts';
import type { NoticeRequests } from '../index.ts';
import { noticeRequestRepository } from '../repositories/notice-requests.ts';

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_EMAIL = 254;

export const noticeRequestsService = (scope: Scope): NoticeRequests => ({
  add: async (viewer, { topic, subject, email: given }, problems = []) => {
    const email = (given ?? viewer.user?.email ?? '').trim().toLowerCase();
    const isEmail = email.length <= MAX_EMAIL && emailShape.test(email);
    const wrong = isEmail
      ? problems
      : [
          ...problems,
          { field: 'email', message: 'Please enter an email address, such as name@example.com.' },
        ];
    if (wrong.length > 0) return badInput(wrong);
    await noticeRequestRepository(scope.db).add({
      ...{ topic, subject, email },
      id: scope.ids.uuid(),
      leadId: viewer.leadId,
      userId: viewer.user?.id ?? null,
      at: scope.clock.now(),
    });
    return ok(true);
  },
});
