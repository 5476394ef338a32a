import { expect, it } from 'vitest';
import { isNpi } from './is-npi.ts';

it.each(['1234567893', '1000000012', '1000000020'])('%s is an NPI', (text) => {
  expect(isNpi(text)).toBe(true);
});

it.each([
  ['1234567890', 'another check digit'],
  ['1243567893', 'two digits in another order'],
  ['3234567893', 'another first digit'],
  ['123456789', 'nine digits'],
  ['12345678930', 'eleven digits'],
  ['123456789x', 'a letter'],
  ['', 'nothing'],
])('%s is none: %s', (text) => {
  expect(isNpi(text)).toBe(false);
});
