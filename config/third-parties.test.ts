import { expect, it } from 'vitest';
import { choiceIn } from './third-parties.ts';

it.each([
  ['', null],
  ['cc=given.2026-11b', 'given'],
  ['lead=x; cc=withdrawn.2026-11b; a=b', 'withdrawn'],
  ['cc=given.2025-01', null],
  ['cc=given', null],
  ['cc=yes.2026-11b', null],
  ['acc=given.2026-11b', null],
])('S9.28: the cookie header %j contains the choice %s', (cookies, choice) =>
  expect(choiceIn(cookies)).toBe(choice),
);
