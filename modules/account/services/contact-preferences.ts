import { notFound, ok, type Result } from '#kernel/result.ts';
import type { Patient } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { CONTACT_CONSENT_VERSION, optionalContacts } from '../domain/contact-preferences.ts';
import { accountPort } from '../index.ts';
import { latestConsents } from '../repositories/consent-ledger.ts';

/** What the patient decided about each optional kind of message; off until they decided. */
export const contactPreferences = async (scope: Scope, userId: string) => {
  const decided = await latestConsents(
    scope.read,
    userId,
    optionalContacts.map(({ type }) => type),
  );
  return optionalContacts.map((contact) => {
    const latest = decided.find(({ type }) => type === contact.type);
    return {
      ...contact,
      isOn: latest?.given ?? false,
      decidedAt: latest ? new Date(latest.at) : null,
    };
  });
};

/** Stores the decision with the exact text that was shown. NOT_FOUND for a kind that cannot be switched. */
export const saveContactPreference = async (
  scope: Scope,
  { actor, userId, ip, userAgent }: Patient,
  { type, isOn }: { type: string; isOn: boolean },
): Promise<Result<true>> => {
  const contact = optionalContacts.find((one) => one.type === type);
  if (!contact) return notFound('kind of message');
  await scope.use(accountPort).recordConsent(actor, {
    userId,
    type: contact.type,
    version: CONTACT_CONSENT_VERSION,
    text: contact.text,
    given: isOn,
    ip: ip.slice(0, 64),
    userAgent: userAgent.slice(0, 300),
  });
  return ok(true);
};
