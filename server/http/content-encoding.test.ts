import { expect, it } from 'vitest';
import { encodingFor } from './content-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['deflate, xbr', 'identity'],
  ['identity', 'identity'],
])('for "%s" is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
