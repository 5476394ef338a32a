import type { Settings } from '#config/settings.ts';

/** How a person signed in, as the ID token says (OpenID Connect Core 1.0, section 2). */
export interface SignInProof {
  /** Authentication context class; null when the provider names none. */
  readonly acr: string | null;
  /** Authentication methods (RFC 8176); empty when the provider names none. */
  readonly amr: readonly string[];
  /** When the person last entered something; null when the provider does not say. */
  readonly authTime: Date | null;
}

export const noProof: SignInProof = { acr: null, amr: [], authTime: null };

export type FactorSettings = Pick<Settings, 'STAFF_ACR' | 'STAFF_AMR'>;

/** Whether a sign-in used a second factor: the class that is asked for, or a method that counts as one. */
export const hasSecondFactor = (
  { STAFF_ACR, STAFF_AMR }: FactorSettings,
  { acr, amr }: Pick<SignInProof, 'acr' | 'amr'>,
): boolean => acr === STAFF_ACR || amr.some((method) => STAFF_AMR.includes(method));
