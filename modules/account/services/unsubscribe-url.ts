import { createHash } from 'node:crypto';
import type { Scope } from '#server/scope.ts';
import type { OptionalContact } from '../domain/contact-preferences.ts';
import { unsubscribeLinkRepository } from '../repositories/unsubscribe-links.ts';

export const UNSUBSCRIBE_PATH = '/api/unsubscribe';

export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * A random address of the app that ends one kind of email for one person, and does nothing else: at once by a POST (RFC
 * 8058), else by the page to which it leads. Only its hash is stored.
 */
export const unsubscribeUrl = async (
  scope: Scope,
  userId: string,
  type: OptionalContact['type'],
): Promise<string> => {
  const token = `${scope.ids.uuid()}${scope.ids.uuid()}`.replaceAll('-', '');
  await unsubscribeLinkRepository(scope.db).add(hashOfLink(token), { userId, type }, scope.clock.now());
  const url = new URL(UNSUBSCRIBE_PATH, scope.settings.origins.app);
  url.searchParams.set('link', token);
  return url.href;
};
