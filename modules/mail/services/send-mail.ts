import { z } from 'zod';
import { addDays } from '#kernel/dates.ts';
import { defineJob, handleJob } from '#server/jobs/define-job.ts';
import { eachByItself } from '#server/jobs/each-by-itself.ts';
import type { SweepDefinition } from '#server/module.ts';
import { type MailOutcome, mailPort } from '#server/ports/mail.ts';
import type { Scope } from '#server/scope.ts';
import { mailEvents } from '../events.ts';
import { mailRecipientsPort } from '../index.ts';
import { addressRepository } from '../repositories/addresses.ts';
import { mailRepository, type TakenMail } from '../repositories/mails.ts';
import { renderLetter } from './render-letter.tsx';

/** Sends one email of the outbox. */
export const sendKind = defineJob('mail.send', z.object({ mailId: z.string() }));

/** A mail server that is down for longer loses the email; the notice stays in the account. */
const GIVE_UP_DAYS = 5;
const MOST_PER_SWEEP = 200;

const finish = async (scope: Scope, mail: TakenMail, outcome: MailOutcome): Promise<void> => {
  const { id, recipient, userId, createdAt } = mail;
  const at = scope.clock.now();
  const mails = mailRepository(scope.db);
  if (outcome.kind === 'accepted') {
    const sent = { state: 'sent', at, providerId: outcome.providerId } as const;
    if (!mail.wasRefused) {
      await mails.finish(id, sent);
      return;
    }
    await scope.transaction(async (tx) => {
      await mailRepository(tx.db).finish(id, sent);
      if ((await addressRepository(tx.db).accept(recipient)) && userId !== null)
        await tx.emit(mailEvents.addressAccepted, { userId });
    });
    return;
  }
  const { kind, reason: problem } = outcome;
  if (kind === 'address_refused') {
    await scope.transaction(async (tx) => {
      if (!(await mailRepository(tx.db).finish(id, { state: 'bounced', at, problem }))) return;
      const isNews = await addressRepository(tx.db).refuse(recipient, problem, at);
      if (isNews && userId !== null) await tx.emit(mailEvents.addressRefused, { userId, mailId: id });
    });
    return;
  }
  const isLost = kind === 'letter_refused' || createdAt < addDays(at, -GIVE_UP_DAYS);
  await mails.finish(id, { state: isLost ? 'failed' : 'queued', at, problem });
  const fields = { mailId: id, kind: mail.kind, problem };
  if (isLost) scope.log.error(fields, 'An email could not be sent and is given up.');
  else scope.log.warn(fields, 'An email could not be sent and will be tried again.');
};

/** Why an email that can be turned off is not sent after all; null for one that is. */
const whyUnwanted = async (
  scope: Scope,
  { unsubscribe, hasComplained, userId, kind }: TakenMail,
): Promise<string | null> => {
  if (unsubscribe === null) return null;
  if (hasComplained) return 'complaint';
  const isWanted = userId === null || (await scope.use(mailRecipientsPort).wants(userId, kind));
  return isWanted ? null : 'turned off';
};

/**
 * Sends an email that is due. Two processes never send it at the same time. A process that is killed between the mail
 * server's answer and storing it sends the email a second time, with the same Message-ID; each such kill repeats it once
 * (docs/decisions/email.md).
 */
const sendMail = async (scope: Scope, id: string): Promise<void> => {
  const mails = mailRepository(scope.db);
  const mail = await mails.take(id, scope.clock.now());
  if (!mail) return;
  if (mail.isRefused) {
    await mails.finish(id, {
      state: 'bounced',
      at: scope.clock.now(),
      problem: 'the address was refused before',
    });
    return;
  }
  const unwanted = await whyUnwanted(scope, mail);
  if (unwanted !== null) {
    await mails.finish(id, { state: 'suppressed', at: scope.clock.now(), problem: unwanted });
    return;
  }
  const { recipient: to, subject, unsubscribe } = mail;
  const outcome = await scope
    .use(mailPort)
    .send({ to, subject, id, unsubscribe, ...renderLetter(mail, scope.settings.SELLER_ADDRESS) });
  await finish(scope, mail, outcome);
};

/** The first try, right after the transaction. */
export const sendJob = handleJob(sendKind, (scope, { mailId }) => sendMail(scope, mailId));

/** Every later try. */
export const sendWaiting: SweepDefinition = {
  id: 'mail.send-waiting',
  due: (scope) => [mailRepository(scope.db).due(scope.clock.now(), MOST_PER_SWEEP)],
  run: async (scope) => {
    const due = await mailRepository(scope.db).due(scope.clock.now(), MOST_PER_SWEEP);
    await eachByItself(scope, 'mail.send-waiting', due, (id) => sendMail(scope, id));
  },
};
