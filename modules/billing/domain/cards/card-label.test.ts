import { expect, it } from 'vitest';
import { cardExpiry, cardLabel } from './card-label.ts';

it.each([
  ['visa', 'Visa ending 4242'],
  ['amex', 'American Express ending 4242'],
])('%s', (brand, words) => {
  expect(cardLabel({ brand, last4: '4242' })).toBe(words);
});

it.each([
  ['google_pay', 'Google Pay, Visa ending 4242'],
  ['apple_pay', 'Apple Pay, Visa ending 4242'],
  ['link', 'Link, Visa ending 4242'],
  [null, 'Visa ending 4242'],
])('%s', (wallet, words) => {
  expect(cardLabel({ brand: 'visa', last4: '4242', wallet })).toBe(words);
});

it('writes the month with two digits', () => {
  expect(cardExpiry({ expMonth: 4, expYear: 2030 })).toBe('Expires 04/2030');
});
