import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { whyNotAgain } from '../domain/send-again.ts';
import { deskMailRepository } from '../repositories/desk-mails.ts';
import { mailRepository } from '../repositories/mails.ts';
import { type EmailView, emailView } from './email-view.ts';
import { sendKind } from './send-mail.ts';

/**
 * Has an email that failed sent again, with the same Message-ID. It goes out once, however often this is asked. One
 * that is older than the time of all tries fails again after one try. NOT_FOUND; CONFLICT says why it is not sent again.
 */
export const sendAgain = (scope: Scope, actor: Actor, id: string): Promise<Result<EmailView>> =>
  scope.transaction(async (tx) => {
    const now = tx.clock.now();
    const mail = await deskMailRepository(tx.db, now).lock(id);
    if (!mail) return notFound('email');
    const why = whyNotAgain(mail);
    if (why !== null) return fail('CONFLICT', why);
    await mailRepository(tx.db).queueAgain(id, now);
    await tx.enqueue(sendKind, { mailId: id });
    await recordAudit(tx, {
      actor,
      action: 'mail.sent_again',
      subject: 'mail',
      subjectId: id,
      detail: { kind: mail.kind, ...(mail.userId !== null && { patientId: mail.userId }) },
    });
    return ok(emailView({ ...mail, state: 'queued', problem: null, nextTryAt: now, finishedAt: null }));
  });
