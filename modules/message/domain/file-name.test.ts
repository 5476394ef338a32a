import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['scalp.jpg', 'webp', 'scalp.webp'],
  ['C:\\photos\\me.HEIC', 'webp', 'me.webp'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['lab results.2026.pdf', 'pdf', 'lab results.2026.pdf'],
  ['a\u0000b"\r\n<c>.pdf', 'pdf', 'abc.pdf'],
  ['', 'pdf', 'file.pdf'],
  ['.pdf', 'pdf', 'file.pdf'],
  [`${'x'.repeat(200)}.png`, 'webp', `${'x'.repeat(80)}.webp`],
] as const)('%s of type %s is stored as %s', (given, ending, stored) => {
  expect(fileNameOf(given, ending)).toBe(stored);
});
