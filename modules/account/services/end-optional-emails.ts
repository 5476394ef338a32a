import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { contactPreferences, saveContactPreference } from './contact-preferences.ts';

/** Ends every kind of email that is not needed by law or care, for a person who complained about one. */
export const endOptionalEmails = async (scope: Scope, userId: string): Promise<void> => {
  const by = { actor: systemActor, userId, ip: '', userAgent: 'email provider' };
  for (const { type, channel, isOn } of await contactPreferences(scope, userId))
    if (channel === 'email' && isOn)
      await saveContactPreference(scope, by, { type, isOn: false, shownHash: null });
};
