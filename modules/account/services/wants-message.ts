import { catalog, type MessageKind } from '#modules/mail/index.ts';
import type { Scope } from '#server/scope.ts';
import { isOnNow, type OptionalContact, optionalContacts } from '../domain/contact-preferences.ts';
import { switchOfEmail, switchOfText } from '../domain/message-groups.ts';
import { latestConsents } from '../repositories/consent-ledger.ts';

const areOn = async (
  scope: Scope,
  userId: string,
  types: readonly OptionalContact['type'][],
): Promise<boolean> => {
  if (types.length === 0) return true;
  const decided = await latestConsents(scope.read, userId, types);
  return optionalContacts
    .filter(({ type }) => types.includes(type))
    .every((one) => isOnNow(one, decided.find(({ type }) => type === one.type)?.given ?? null));
};

/**
 * Whether the patient gets emails of this kind now. It is asked when one is queued and again when it is sent, so a decision in
 * between counts. What law or care requires, and what staff get, is always sent.
 */
export const wantsEmail = (scope: Scope, userId: string, kind: MessageKind): Promise<boolean> => {
  const type = switchOfEmail(catalog[kind].topic);
  return areOn(scope, userId, type === null ? [] : [type]);
};

/** The same for text messages about care: they also need the patient's consent to text messages. */
export const wantsText = async (scope: Scope, userId: string, kind: MessageKind): Promise<boolean> => {
  const type = switchOfText(catalog[kind].topic);
  return type !== null && areOn(scope, userId, ['sms_care', type]);
};
