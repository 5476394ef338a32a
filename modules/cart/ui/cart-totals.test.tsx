import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CartTotals } from './cart-totals.tsx';

const foam = { id: 239, price: 3900, needsPrescription: false, supplyInDays: 90 };
const delivery = [
  'Standard shipping: Free',
  'Sales tax: Depends on your address',
  'Expected arrival: Within 9 business days of payment or approval',
];
const rowsOf = (discount: { first: number; second: number; last: number } | null): string[] =>
  [
    ...renderToStaticMarkup(<CartTotals products={[{ ...foam, discount }]} />).matchAll(
      /<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g,
    ),
  ].map(([, title, amount]) => `${title}: ${amount?.replace(/<[^>]*>/g, '')}`);

it('names the price after a discount of several orders has ended', () => {
  expect(rowsOf({ first: 780, second: 780, last: 0 })).toEqual([
    'Today: $31.20',
    'Then every 3 months: $31.20',
    'Later every 3 months: $39.00',
    ...delivery,
  ]);
});

it.each([
  ['without a discount', null, '$39.00', '$39.00'],
  ['of one order', { first: 780, second: 0, last: 0 }, '$31.20', '$39.00'],
  ['of every order', { first: 780, second: 780, last: 780 }, '$31.20', '$31.20'],
])('%s there is one later price', (_, discount, today, then) => {
  expect(rowsOf(discount)).toEqual([`Today: ${today}`, `Then every 3 months: ${then}`, ...delivery]);
});
