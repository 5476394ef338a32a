import { notFound, ok, type Result } from '#kernel/result.ts';
import { textOutboxPort } from '#modules/text-message/index.ts';
import type { Patient } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { isOnNow, type OptionalContact, optionalContacts } from '../domain/contact-preferences.ts';
import { accountPort } from '../index.ts';
import { latestConsents } from '../repositories/consent-ledger.ts';
import { textConsentsPort } from '../text-consents-port.ts';

/** Whether this page may switch it on: texts need a provider, and those about care are asked for on one page only. */
const isOffered = (scope: Scope, { channel, type }: OptionalContact): boolean =>
  channel === 'email' ||
  (type === 'sms_care'
    ? scope.use(textConsentsPort).offeredAt('account') !== null
    : scope.use(textOutboxPort).isOn);

/** A kind of message with the patient's decision; what needs consent is off until they decided. */
export interface ContactPreference extends OptionalContact {
  readonly isOn: boolean;
  /** Null before they decided. */
  readonly decidedAt: Date | null;
}

/** The patient's decision about each optional kind of message, also about those that are not offered. */
export const allPreferences = async (scope: Scope, userId: string): Promise<readonly ContactPreference[]> => {
  const decided = await latestConsents(
    scope.read,
    userId,
    optionalContacts.map(({ type }) => type),
  );
  return optionalContacts.map((contact) => {
    const latest = decided.find(({ type }) => type === contact.type);
    return {
      ...contact,
      isOn: isOnNow(contact, latest?.given ?? null),
      decidedAt: latest ? new Date(latest.at) : null,
    };
  });
};

/** As `allPreferences`, without what cannot be switched on here, unless it is on and can be switched off. */
export const contactPreferences = async (
  scope: Scope,
  userId: string,
): Promise<readonly ContactPreference[]> => {
  const { isOn: hasTexts } = scope.use(textOutboxPort);
  const preferences = await allPreferences(scope, userId);
  return preferences.filter((one) => isOffered(scope, one) || (one.isOn && hasTexts));
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
  if (!consent || (isOn && !isOffered(scope, consent))) return notFound('kind of message');
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
