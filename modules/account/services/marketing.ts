import { brand } from '#config/brand.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Patient } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import type { Marketing } from '../marketing-port.ts';
import { latestConsents } from '../repositories/consent-ledger.ts';
import { unsubscribeLinkRepository } from '../repositories/unsubscribe-links.ts';
import { contactPreferences, saveContactPreference } from './contact-preferences.ts';
import { sendNotice } from './send-notice.ts';
import { hashOfLink, unsubscribeUrl } from './unsubscribe-url.ts';

const MOST_CHARACTERS = 100;

const agrees = async (scope: Scope, userId: string): Promise<boolean> =>
  (await latestConsents(scope.read, userId, ['email_marketing'])).some(({ given }) => given);

export const marketing = (scope: Scope): Marketing => ({
  send: (userId, write) =>
    scope.transaction(async (tx) => {
      if (!(await agrees(tx, userId))) return false;
      const url = await unsubscribeUrl(tx, userId, 'email_marketing');
      const withLink = () => {
        const { body, ...notice } = write();
        return {
          ...notice,
          body: `${body}\n\nYou are getting this because you agreed to news and offers from ${brand.name} by email. To unsubscribe in one step, without signing in: ${url}\n${brand.legalEntity}, ${tx.settings.SELLER_ADDRESS}`,
        };
      };
      await sendNotice(tx, userId, withLink, url);
      return true;
    }),
});

/**
 * Ends the kind of email whose link this is for the person it was sent to, no matter who opens it. False for a link that nobody
 * has; repeating it changes nothing.
 */
export const unsubscribe = (
  scope: Scope,
  viewer: Pick<Patient, 'actor' | 'ip' | 'userAgent'>,
  token: string,
): Promise<Result<boolean>> =>
  scope.transaction(async (tx) => {
    if (token.length > MOST_CHARACTERS) return ok(false);
    const subscriber = await unsubscribeLinkRepository(tx.db).subscriberOf(hashOfLink(token));
    if (subscriber === null) return ok(false);
    const { userId, type } = subscriber;
    const preferences = await contactPreferences(tx, userId);
    if (!preferences.some((one) => one.type === type && one.isOn)) return ok(true);
    return saveContactPreference(tx, { ...viewer, userId }, { type, isOn: false, shownHash: null });
  });
