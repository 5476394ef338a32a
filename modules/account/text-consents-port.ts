import { definePort } from '#server/scope.ts';
import type { StandardConsent } from './domain/consent-texts.ts';

/** Where a patient may be asked for consent to text messages about their care. */
export interface TextConsents {
  /** The box with its text, when this page is the one that asks now (flag `sms-opt-in-location`); else null. */
  offeredAt(page: 'checkout' | 'account'): StandardConsent | null;
}

export const textConsentsPort = definePort<TextConsents>('account.textConsents');
