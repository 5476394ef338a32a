import { orRefuse } from '#kernel/all-or-nothing.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type ConsentText, consentHash } from '../domain/consent-text.ts';
import { repliedStart, repliedStop } from '../domain/text-replies.ts';
import { accountPort } from '../index.ts';
import { latestConsent } from '../repositories/consent-ledger.ts';
import { peopleRepository } from '../repositories/people.ts';

const record = async (tx: Scope, userId: string, consent: ConsentText, given: boolean): Promise<void> => {
  // What the person wrote is the text, so they have seen it.
  const shownHash = consentHash(consent.text);
  const from = { userId, ip: '', userAgent: 'text message' };
  orRefuse(await tx.use(accountPort).recordConsent(systemActor, { ...from, consent, shownHash, given }));
};

/** A number wants no more texts: the consents of everybody whose number it is have ended. */
export const endTextConsents = async (
  tx: Scope,
  { number, by }: { readonly number: string; readonly by: keyof typeof repliedStop },
): Promise<void> => {
  for (const userId of await peopleRepository(tx.db).withPhone(number))
    for (const type of ['sms_care', 'sms_marketing'] as const)
      if ((await latestConsent(tx.read, userId, type))?.given)
        await record(tx, userId, { ...repliedStop[by], type }, false);
};

/**
 * A number wants texts again: reminders and deliveries come back where STOP ended them. News do not: they need an agreement to
 * their own text.
 */
export const restoreTextConsents = async (
  tx: Scope,
  { number }: { readonly number: string },
): Promise<void> => {
  for (const userId of await peopleRepository(tx.db).withPhone(number)) {
    const latest = await latestConsent(tx.read, userId, 'sms_care');
    const wasStopped = Object.values(repliedStop).some(({ id }) => id === latest?.textId);
    if (latest?.given === false && wasStopped) await record(tx, userId, repliedStart, true);
  }
};
