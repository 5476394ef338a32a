import { textOutboxPort } from '#modules/text-message/index.ts';
import { flagPort } from '#server/ports/flags.ts';
import type { Scope } from '#server/scope.ts';
import type { OptionalContact } from '../domain/contact-preferences.ts';
import { messageGroups } from '../domain/message-groups.ts';
import { allPreferences } from './contact-preferences.ts';

/** Why text messages about care cannot be chosen without consent, by the page that asks for it. */
const withoutConsent = {
  account: 'Agree to text messages above to choose them here.',
  checkout: 'You have not agreed to text messages about your care. We ask when you place an order.',
  off: 'You have not agreed to text messages about your care, and we are not asking for it at the moment.',
} as const;

/**
 * The table on `/account/info`: every kind of message by channel. `text` is null for kinds that are never text messages, and for all
 * where there is no provider.
 */
export const messagePreferences = async (scope: Scope, userId: string) => {
  const preferences = await allPreferences(scope, userId);
  const { isOn: hasTexts } = scope.use(textOutboxPort);
  const find = (type: OptionalContact['type']) => {
    const found = preferences.find((one) => one.type === type);
    if (!found) throw new Error(`There is no kind of message ${type}.`);
    return found;
  };
  const hasConsent = find('sms_care').isOn;
  const channel = (type: OptionalContact['type']) => {
    const { text, isOn, decidedAt } = find(type);
    const isLocked = type.startsWith('texts_') && !hasConsent;
    return { type, text, isOn: isOn && !isLocked, isLocked, decidedAt };
  };
  const asksAt = scope.use(flagPort).values()['sms-opt-in-location'];
  return {
    textsOff: hasTexts && !hasConsent ? withoutConsent[asksAt] : null,
    groups: messageGroups.map(({ id, title, email, text }) => ({
      ...{ id, title },
      email:
        typeof email === 'string'
          ? channel(email)
          : { type: null, text: email.always, isOn: true, isLocked: true, decidedAt: null },
      text: text !== null && hasTexts ? channel(text) : null,
    })),
  };
};
