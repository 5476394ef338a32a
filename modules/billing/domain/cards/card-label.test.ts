import { expect, it } from 'vitest';
import { cardExpiry, cardLabel } from './card-label.ts';

it.each([
  ['visa', 'Visa ending 4242'],
  ['amex', 'American Express ending 4242'],
])('%s', (brand, words) => {
  expect(cardLabel({ brand, last4: '4242' })).toBe(words);
});

it('writes the month with two digits', () => {
  expect(cardExpiry({ expMonth: 4, expYear: 2030 })).toBe('Expires 04/2030');
});
