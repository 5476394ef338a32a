import type { Scope } from '#server/scope.ts';
import type { AddressReport } from '../domain/address-report.ts';
import { mailEvents } from '../events.ts';
import { addressRepository } from '../repositories/addresses.ts';
import { mailRepository } from '../repositories/mails.ts';

/**
 * Applies a report of the email provider, once however often it is sent. One about an email that we have not sent changes
 * nothing: the provider may send for others too.
 */
export const applyReport = (
  scope: Scope,
  { kind, address, providerId, key, reason }: AddressReport,
): Promise<void> =>
  scope.transaction(async (tx) => {
    const at = tx.clock.now();
    const addresses = addressRepository(tx.db);
    if (!(await addresses.isNewReport(key, at))) return;
    if (kind === 'restored') return addresses.restore(address);
    const mail = providerId === null ? null : await mailRepository(tx.db).sentAs(providerId, address);
    if (providerId !== null && !mail) return;
    const userId = mail?.userId ?? null;
    if (kind === 'complained') {
      await addresses.complain(address, at);
      if (userId !== null) await tx.emit(mailEvents.complained, { userId });
      return;
    }
    if (mail) await mailRepository(tx.db).bounceSent(mail.id, { at, problem: reason });
    const isNews = await addresses.refuse(address, reason, at);
    if (isNews && userId !== null && mail)
      await tx.emit(mailEvents.addressRefused, { userId, mailId: mail.id });
  });
