import { expect, it } from 'vitest';
import { mayShare } from './may-share.ts';

it.each([
  ['nothing was chosen', {}, false],
  ['it was refused', { cookie: 'cc=withdrawn.2026-11b' }, false],
  ['it was agreed to', { cookie: 'cc=given.2026-11b' }, true],
  ['an older text was agreed to', { cookie: 'cc=given.2025-01' }, false],
  [
    'it was agreed to, but Global Privacy Control is on',
    { cookie: 'cc=given.2026-11b', 'sec-gpc': '1' },
    false,
  ],
])('when %s', (_when, headers, expected) => expect(mayShare({ headers })).toBe(expected));
