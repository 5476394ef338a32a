import { describe, expect, it } from 'vitest';
import { therapiesOf } from './chart-facts.ts';
import { chart, fill, open, product, sent } from './chart-rules.fixture.ts';

const taken = () =>
  therapiesOf(
    chart(
      fill,
      [product('finasteride')],
      [sent('finasteride', 10, { id: 'sent', mgPerDay: 1 }), open('sildenafil', { id: 'open' })],
    ),
  );

describe('the records of a decision, as the chart reads them', () => {
  it('have the date on which the pharmacy got the package, and none before it did', () => {
    expect(taken().map(({ id, dispensedAt }) => [id, dispensedAt])).toEqual([
      ['sent', new Date('2027-05-31T16:00:00Z')],
      ['open', null],
    ]);
  });

  it('name no product and no dose, because a decision keeps only what its rules read', () => {
    expect(taken()[0]).toEqual({
      record: 'order',
      id: 'sent',
      checkoutId: 'earlier',
      consultationId: null,
      productId: 2,
      drugType: 'finasteride',
      name: '',
      stage: 'dispensed',
      dispensedAt: new Date('2027-05-31T16:00:00Z'),
      supplyInDays: 90,
    });
  });
});
