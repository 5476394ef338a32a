import { notFound, ok, type Result } from '#kernel/result.ts';
import { textOutboxPort } from '#modules/text-message/index.ts';
import type { Patient } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { optionalContacts } from '../domain/contact-preferences.ts';
import { accountPort } from '../index.ts';
import { latestConsents } from '../repositories/consent-ledger.ts';

/**
 * The patient's decision about each optional kind of message; what needs consent is off until they decided. Without text
 * messages, only emails.
 */
export const contactPreferences = async (scope: Scope, userId: string) => {
  const decided = await latestConsents(
    scope.read,
    userId,
    optionalContacts.map(({ type }) => type),
  );
  const { isOn: hasTexts } = scope.use(textOutboxPort);
  const offered = optionalContacts.filter(({ channel }) => channel !== 'text' || hasTexts);
  return offered.map((contact) => {
    const latest = decided.find(({ type }) => type === contact.type);
    return {
      ...contact,
      isOn: latest?.given ?? contact.isOnAtFirst ?? false,
      decidedAt: latest ? new Date(latest.at) : null,
    };
  });
};

/**
 * Stores the decision with the exact text that was shown. NOT_FOUND for a kind that cannot be switched, CONFLICT when it is
 * switched on and another text was shown.
 */
export const saveContactPreference = async (
  scope: Scope,
  { actor, userId, ip, userAgent }: Patient,
  { type, isOn, shownHash }: { type: string; isOn: boolean; shownHash: string | null },
): Promise<Result<true>> => {
  const consent = optionalContacts.find((one) => one.type === type);
  const isOffered = consent && (consent.channel !== 'text' || !isOn || scope.use(textOutboxPort).isOn);
  if (!isOffered) return notFound('kind of message');
  const recorded = await scope.use(accountPort).recordConsent(actor, {
    userId,
    consent,
    shownHash: isOn ? shownHash : null,
    given: isOn,
    ip: ip.slice(0, 64),
    userAgent: userAgent.slice(0, 300),
  });
  return recorded.ok ? ok(true) : recorded;
};
