import { timeZoneOf } from '#kernel/time-zones.ts';
import { catalog, outboxPort } from '#modules/mail/index.ts';
import { inTimeZone } from '#server/reader-time-zone.ts';
import type { Scope } from '#server/scope.ts';
import { switchOfEmail } from '../domain/message-groups.ts';
import type { Notice } from '../index.ts';
import { noticeRow } from '../repositories/consent-ledger.ts';
import { peopleRepository } from '../repositories/people.ts';
import { isForLeaving } from './leaving-notices.ts';
import { queueText } from './queue-text.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';
import { wantsEmail } from './wants-message.ts';

/**
 * Stores a notice for the account page and queues it as an email, and as a text message where its kind has one, in the caller's
 * transaction. Topics that the patient turned off are stored and not emailed. `given`: the link to unsubscribe that the text has already.
 */
export const sendNotice = async (
  scope: Scope,
  userId: string,
  write: () => Notice,
  given: string | null = null,
): Promise<void> => {
  const contact = await peopleRepository(scope.db).contactOf(userId);
  const { emailBody, textUntil, ...notice } = inTimeZone(timeZoneOf(contact), write);
  if (contact.isLeaving && !isForLeaving(notice.kind)) return;
  const id = scope.ids.uuid();
  await scope.append({
    rows: { notice: [noticeRow(userId, { id, createdAt: scope.clock.now(), ...notice })] },
  });
  await queueText(scope, { userId, phone: contact.phone }, { id, kind: notice.kind, textUntil });
  if (contact.email === null || !(await wantsEmail(scope, userId, notice.kind))) return;
  const type = switchOfEmail(catalog[notice.kind].topic);
  await scope.use(outboxPort).queue({
    kind: notice.kind,
    to: contact.email,
    userId,
    subject: notice.subject,
    body: emailBody ?? notice.body,
    unsubscribe: given ?? (type && (await unsubscribeUrl(scope, userId, type))),
    key: `notice:${id}`,
  });
};
