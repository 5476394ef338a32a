import { HOUR_MS } from '#kernel/dates.ts';
import type { SweepDefinition } from '#server/module.ts';
import { deadlineNoticeRepository } from '../../repositories/deadline-notices.ts';
import { audienceNow } from './audience-now.ts';
import { notifyClinicians } from './notify-clinicians.ts';
import { staffEmails } from './staff-emails.ts';

/** How long before its deadline the clinicians of a case are told. */
const BEFORE_MS = 2 * HOUR_MS;

/**
 * Emails the clinicians of cases that reach their deadline, once for each deadline, and each clinician once for all of them.
 * Emergencies are paged instead.
 */
export const deadlineSweep: SweepDefinition = {
  id: 'consultation.notifyOfDeadlines',
  due: (scope) => [deadlineNoticeRepository(scope.db).due(new Date(scope.clock.now().getTime() + BEFORE_MS))],
  run: (scope) =>
    scope.transaction(async (tx) => {
      const now = tx.clock.now();
      const before = new Date(now.getTime() + BEFORE_MS);
      const cases = new Map<string, number>();
      for (const one of await deadlineNoticeRepository(tx.db).claim(before, now)) {
        const { recipients } = await audienceNow(tx, one, 1);
        for (const id of recipients) cases.set(id, (cases.get(id) ?? 0) + 1);
      }
      const cause = tx.ids.uuid();
      for (const [id, count] of cases)
        await notifyClinicians(tx, [id], { ...staffEmails.deadline(count), cause });
    }),
};
