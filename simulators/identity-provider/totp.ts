import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { brand } from '#config/brand.ts';

/** Length of a time step in seconds (RFC 6238). */
export const STEP_SECONDS = 30;

const generator = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: brand.name, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });

/** A new random secret of 160 bits in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The published secret of a demo account, which stays the same when the demo's data are deleted. */
export const demoTotpSecret = (email: string): string =>
  new Secret({ buffer: new Uint8Array(createHash('sha1').update(`thicket demo ${email}`).digest()).buffer })
    .base32;

/** The code of six digits at a moment. */
export const totpCode = (secret: string, at: Date): string =>
  generator(secret).generate({ timestamp: at.getTime() });

/** The time step whose code this is, at most one before or after the present; null for a wrong code. */
export const totpStep = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const delta = generator(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1_000 / STEP_SECONDS) + delta;
};

/** The address that a QR code hands to an authenticator app. */
export const totpUri = (secret: string, email: string): string => generator(secret, email).toString();
