import { formatMoment } from '#kernel/moments.ts';
import type { Scope } from '#server/scope.ts';
import { deviceName } from '../domain/device-name.ts';
import { accountPort } from '../index.ts';
import { knownDeviceRepository } from '../repositories/known-devices.ts';

/**
 * Remembers the kind of browser of a sign-in, and tells the patient of one that their account was not used in before. The
 * first one of an account is not news.
 */
export const noticeDevice = async (tx: Scope, userId: string, userAgent: string | null): Promise<void> => {
  const name = deviceName(userAgent);
  const at = tx.clock.now();
  if (!(await knownDeviceRepository(tx.db).isNews(userId, name, at))) return;
  await tx.use(accountPort).notify(userId, () => ({
    kind: 'sign_in_new',
    subject: 'A new sign-in to your account',
    body: `There was a first sign-in from ${name} on ${formatMoment(at)}. If this was you, there is nothing to do. If not, sign out everywhere in your account, and change your password.`,
  }));
};
