import { createHash } from 'node:crypto';
import { brand } from '#config/brand.ts';
import { ok, type Result } from '#kernel/result.ts';
import type { Patient } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { accountPort } from '../index.ts';
import type { Marketing } from '../marketing-port.ts';
import { latestConsents } from '../repositories/consent-ledger.ts';
import { unsubscribeLinkRepository } from '../repositories/unsubscribe-links.ts';
import { saveContactPreference } from './contact-preferences.ts';

const MOST_CHARACTERS = 100;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const agrees = async (scope: Scope, userId: string): Promise<boolean> =>
  (await latestConsents(scope.read, userId, ['email_marketing'])).some(({ given }) => given);

/** A random address of the app, of which only a hash is stored. */
const unsubscribeUrl = async (tx: Scope, userId: string): Promise<string> => {
  const token = `${tx.ids.uuid()}${tx.ids.uuid()}`.replaceAll('-', '');
  await unsubscribeLinkRepository(tx.db).add(hashOf(token), userId, tx.clock.now());
  const url = new URL('/unsubscribe', tx.settings.origins.app);
  url.searchParams.set('link', token);
  return url.href;
};

export const marketing = (scope: Scope): Marketing => ({
  send: (userId, write) =>
    scope.transaction(async (tx) => {
      if (!(await agrees(tx, userId))) return false;
      const url = await unsubscribeUrl(tx, userId);
      await tx.use(accountPort).notify(userId, () => {
        const { body, ...notice } = write();
        return {
          ...notice,
          body: `${body}\n\nYou get this because you agreed to news and offers of ${brand.name} by email. To end them, in one step and without signing in: ${url}\n${brand.legalEntity}, ${tx.settings.SELLER_ADDRESS}`,
        };
      });
      return true;
    }),
});

/**
 * Ends news and offers by email for the person whose link this is, whoever opens it. False for a link that nobody has;
 * repeating it changes nothing.
 */
export const unsubscribe = (
  scope: Scope,
  viewer: Pick<Patient, 'actor' | 'ip' | 'userAgent'>,
  token: string,
): Promise<Result<boolean>> =>
  scope.transaction(async (tx) => {
    if (token.length > MOST_CHARACTERS) return ok(false);
    const userId = await unsubscribeLinkRepository(tx.db).personOf(hashOf(token));
    if (userId === null) return ok(false);
    if (!(await agrees(tx, userId))) return ok(true);
    const off = { type: 'email_marketing', isOn: false, shownHash: null };
    return saveContactPreference(tx, { ...viewer, userId }, off);
  });
