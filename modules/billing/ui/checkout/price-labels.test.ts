import { describe, expect, it } from 'vitest';
import { placeOrderLabel, priceSections } from './price-labels.ts';

const none = { lines: [], total: 0, subtotal: 0, salesTax: 0 };
const product = { kind: 'product', isDiscount: false };
const finasteride = { ...product, label: 'Finasteride', amount: 5400, productId: 239 };
const shampoo = { ...product, label: 'Thickening shampoo', amount: 2000, productId: 211 };
const quote = {
  today: none,
  onApproval: none,
  nextCharges: [],
  creditLeft: 0,
  needsPrescription: false,
  isTaxKnown: true,
  delivery: { label: 'Standard shipping', arrival: 'Within 9 business days' },
  consentText: 'I agree.',
  consentVersion: '1',
};
const supplies = new Map([
  [239, '90 tablets for 3 months'],
  [211, 'One bottle'],
]);

describe('what is charged when', () => {
  it('prescription: nothing today, all on approval, the next charge counted from it', () => {
    const sections = priceSections(
      {
        ...quote,
        needsPrescription: true,
        onApproval: { lines: [finasteride], total: 5400, subtotal: 5400, salesTax: 0 },
        nextCharges: [
          {
            on: null,
            afterDays: 75,
            amount: 5400,
            laterSteps: [],
            productNames: ['Finasteride'],
            everyDays: 90,
          },
        ],
      },
      supplies,
    );
    expect(sections).toEqual([
      { title: 'Today', total: 0, note: 'Nothing is charged before a clinician approves.', rows: [] },
      {
        title: 'When a clinician approves',
        total: 5400,
        note: 'If treatment is not right for you, you pay nothing for it.',
        rows: [
          { label: 'Finasteride', amount: 5400, detail: '90 tablets for 3 months' },
          { label: 'Standard shipping', amount: 'Free' },
          { label: 'Sales tax', amount: 'None' },
          { label: 'Expected arrival', amount: 'Within 9 business days of approval' },
        ],
      },
      {
        title: 'Next charge',
        total: 5400,
        note: '75 days after approval, then every 90 days, until you cancel.',
      },
    ]);
  });

  it('bought once: paid today, no approval, no next charge', () => {
    const sections = priceSections(
      { ...quote, today: { lines: [shampoo], total: 2000, subtotal: 2000, salesTax: 0 } },
      supplies,
    );
    expect(sections.map(({ title, total }) => [title, total])).toEqual([
      ['Today', 2000],
      ['Next charge', 'None'],
    ]);
  });

  it('several subscriptions: each with its own date', () => {
    const sections = priceSections(
      {
        ...quote,
        nextCharges: [
          {
            on: '2027-02-03',
            afterDays: 75,
            amount: 2000,
            laterSteps: [],
            productNames: ['Shampoo'],
            everyDays: 90,
          },
          { on: null, afterDays: 23, amount: 1000, laterSteps: [], productNames: ['A', 'B'], everyDays: 30 },
        ],
      },
      supplies,
    );
    expect(sections.at(-1)?.rows).toEqual([
      {
        label: 'Shampoo',
        detail: 'On February 3, 2027, then every 90 days, until you cancel.',
        amount: 2000,
      },
      {
        label: 'A, B',
        detail: '23 days after approval, then every 30 days, until you cancel.',
        amount: 1000,
      },
    ]);
  });

  it('a discount, shipping and tax: from the products to the total; a discount line does not repeat the supply', () => {
    const lines = [
      shampoo,
      { kind: 'discount_rule', isDiscount: true, label: 'First order', amount: -500, productId: 211 },
      { kind: 'shipping', isDiscount: false, label: 'Express shipping', amount: 1495, productId: null },
      { kind: 'sales_tax', isDiscount: false, label: 'Sales tax', amount: 120, productId: 211 },
      { kind: 'sales_tax', isDiscount: false, label: 'Sales tax', amount: 119, productId: null },
    ];
    const today = { lines, total: 3234, subtotal: 2000, salesTax: 239 };
    const delivery = { label: 'Express shipping', arrival: 'Within 4 business days' };
    const rows = priceSections({ ...quote, today, delivery }, supplies)[0]?.rows ?? [];
    expect(rows.map((row) => row.detail).filter(Boolean)).toEqual(['One bottle']);
    expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
      ['Thickening shampoo', 2000],
      ['Subtotal', 2000],
      ['First order', -500],
      ['Express shipping', 1495],
      ['Sales tax', 239],
      ['Expected arrival', 'Within 4 business days'],
    ]);
  });

  it('credit is the last amount, and the remaining credit is shown', () => {
    const lines = [
      shampoo,
      { kind: 'sales_tax', isDiscount: false, label: 'Sales tax', amount: 120, productId: 211 },
      { kind: 'credit', isDiscount: false, label: 'Your credit', amount: -2120, productId: null },
    ];
    const today = { lines, total: 0, subtotal: 2000, salesTax: 120 };
    const sections = priceSections({ ...quote, today, creditLeft: 380 }, supplies);
    expect(sections[0]?.rows?.map(({ label, amount }) => [label, amount])).toEqual([
      ['Thickening shampoo', 2000],
      ['Standard shipping', 'Free'],
      ['Sales tax', 120],
      ['Your credit', -2120],
      ['Expected arrival', 'Within 9 business days'],
    ]);
    expect(sections[1]?.note).toContain('You have $3.80 of credit left.');
  });

  it('says that tax is added while the address is missing, and the price after a discount has ended', () => {
    const sections = priceSections(
      {
        ...quote,
        isTaxKnown: false,
        today: { lines: [shampoo], total: 2000, subtotal: 2000, salesTax: 0 },
        nextCharges: [
          {
            on: '2027-02-03',
            afterDays: 75,
            amount: 1500,
            laterSteps: [{ fromOrder: 4, amount: 2000 }],
            productNames: ['Shampoo'],
            everyDays: 90,
          },
        ],
      },
      supplies,
    );
    expect(sections[0]?.rows?.slice(1)).toEqual([
      { label: 'Standard shipping', amount: 'Free' },
      { label: 'Sales tax', amount: 'Added for your address' },
      { label: 'Expected arrival', amount: 'Within 9 business days' },
    ]);
    expect(sections[1]).toMatchObject({
      total: 1500,
      note: 'On February 3, 2027, then every 90 days, until you cancel. $20.00 from the 4th order on.',
    });
  });
});

it.each([
  [0, 'Place order — nothing is charged today'],
  [5400, 'Pay $54.00 now'],
])('the button at %i cents', (cents, label) => {
  expect(placeOrderLabel(cents)).toBe(label);
});
