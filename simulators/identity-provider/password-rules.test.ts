import { expect, it } from 'vitest';
import { newPasswordProblems } from './password-rules.ts';

const messageFor = async (password: string): Promise<string | null> =>
  (await newPasswordProblems(password))[0]?.message ?? null;

it.each([
  ['', 'Use at least 12 characters.'],
  ['eleven char', 'Use at least 12 characters.'],
  ['a           b', 'Use at least 12 characters.'],
  ['🐟🐟🐟🐟🐟🐟', 'Use at least 12 characters.'],
  ['x'.repeat(129), 'Use at most 128 characters.'],
])('a password has 12 to 128 characters: %j', async (password, message) => {
  expect(await messageFor(password)).toBe(message);
});

it.each([
  '1qaz2wsx3edc',
  'Administrator',
  'UNBELIEVABLE',
  'password2026!',
  '!!iloveyou123',
  'passwordpassword',
  '123456789012',
  'aaaaaaaaaaaaa',
  'abcabcabcabcab',
])('%j is one that many people use', async (password) => {
  expect(await messageFor(password)).toBe(
    'This password is used by many people and easy to guess. Choose another one.',
  );
});

it.each([
  'twelve chars',
  'a-long-enough-password',
  'no capital no digit',
  'ünïcödé påsswörd',
  '🐟🐠🐡🦈🐙🐚🦀🦞🦐🦑🐳🐬',
  'x y '.repeat(16) + 'and something else'.repeat(3),
])('%j is accepted, whatever its characters are', async (password) => {
  expect(await messageFor(password)).toBeNull();
});
