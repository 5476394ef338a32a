import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email.ts';

it.each([
  ['sam@example.com', 's•••@example.com'],
  ['@example.com', '•••@example.com'],
  ['s', 's•••'],
])('%s is shown as %s', (email, masked) => expect(maskedEmail(email)).toBe(masked));
