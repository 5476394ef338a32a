import { createHash } from 'node:crypto';

/** What is stored of a token. A fast hash is enough: 32 random bytes cannot be guessed. */
export const tokenHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
