import { fail } from '#kernel/result.ts';
import { sha256 } from '#kernel/sha256.ts';

/** Types of consent; the ledger is append-only. */
export type ConsentType =
  | 'terms'
  | 'telehealth'
  | 'privacy_notice'
  | 'esign'
  | 'auto_renew'
  | 'card_charge'
  | 'sms_marketing'
  | 'sms_care'
  | 'texts_care'
  | 'texts_orders'
  | 'texts_charges'
  | 'email_marketing'
  | 'email_reminders'
  | 'email_invitations'
  | 'ad_sharing'
  | 'topical_finasteride_risk'
  | 'ssri_boxed_warning';

/** One text that a person agrees to, as a screen shows it: with its amounts and names filled in. */
export interface ConsentText {
  /** Stable name of the text, such as `checkout.recurring`. */
  readonly id: string;
  readonly type: ConsentType;
  /** Changes with the text, e.g. `2026-11`. */
  readonly version: string;
  readonly text: string;
}

/** What a browser reports that it showed. */
export interface ShownText {
  /** `ConsentText.id` */
  readonly id: string;
  /** SHA-256 of the text on the screen, 64 hexadecimal digits. */
  readonly hash: string;
}

/** SHA-256 of a text: the browser sends it for what it showed, and the ledger stores it. */
export const consentHash = (text: string): string => sha256(text);

export const shownText = ({ id, text }: Pick<ConsentText, 'id' | 'text'>): ShownText => ({
  id,
  hash: consentHash(text),
});

/** The hash that the browser sent for a text; null when it did not show it. */
export const hashShown = (shown: readonly ShownText[], { id }: Pick<ConsentText, 'id'>): string | null =>
  shown.find((one) => one.id === id)?.hash ?? null;

/** Whether every one of these texts was shown exactly as the server would show it now. */
export const wereShown = (consents: readonly ConsentText[], shown: readonly ShownText[]): boolean =>
  consents.every((consent) => hashShown(shown, consent) === consentHash(consent.text));

/** The person saw another text than the current one. */
export const textChanged = fail(
  'CONFLICT',
  'The text that you agree to changed while you were here. Nothing was saved. Please read the new one and agree again.',
  [{ field: 'shownTexts', message: 'The text changed. Please read it again.' }],
);
