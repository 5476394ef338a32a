import { createHash, randomBytes } from 'node:crypto';

const CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789A';

const newCode = (): string => {
  const text = [...randomBytes(10)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

/** Ten new codes, like `ABCDE-FGH23`, of about 49 bits each. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: CODES }, newCode);

/** The letters and digits of a code as it may be typed; null for what has not the form of one. */
export const typedRecoveryCode = (text: string): string | null => {
  const letters = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z2-9]{10}$/.test(letters) ? letters : null;
};

/** What is stored of a code of an account. */
export const recoveryCodeHash = (sub: string, code: string): string =>
  createHash('sha256')
    .update(`recovery ${sub} ${typedRecoveryCode(code)}`)
    .digest('base64url');
