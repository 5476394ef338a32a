import { describe, expect, it } from 'vitest';
import { usStates } from '#kernel/us-states.ts';
import { salesTaxTable } from './sales-tax-table.ts';
import { rateOf, tableTax } from './table-tax.ts';
import type { TaxItem } from './tax.ts';
import { taxKindNames, taxKindOf } from './tax-kinds.ts';

const item = (kind: TaxItem['kind'], amount: number, reference: string = kind): TaxItem => ({
  reference,
  kind,
  amount,
});
const inState = (state: string, items: readonly TaxItem[]) =>
  tableTax({ to: { state, city: 'Town', zipCode: '12345' }, items });

describe('sales tax by the table', () => {
  it('every state has a rate below 12 percent for every kind', () => {
    for (const [code] of usStates)
      for (const kind of taxKindNames) {
        const rate = rateOf(salesTaxTable[code], kind);
        expect(Number.isInteger(rate) && rate >= 0 && rate < 120_000, `${code} ${kind}`).toBe(true);
      }
  });

  it.each([
    ['TX', 'prescription_drug', 5400, undefined],
    ['TX', 'over_the_counter_drug', 4500, undefined],
    ['TX', 'general_goods', 2000, 164],
    ['CA', 'over_the_counter_drug', 4500, 404],
    ['IL', 'prescription_drug', 5400, 54],
    ['IL', 'over_the_counter_drug', 4500, 45],
    ['OR', 'general_goods', 2000, undefined],
    ['NY', 'supplement', 3000, undefined],
    ['WA', 'supplement', 3000, 285],
    ['CA', 'medical_service', 10_000, undefined],
  ] as const)('%s: %s of %i cents has a tax of %s', (state, kind, amount, tax) => {
    expect(inState(state, [item(kind, amount)])[kind]).toBe(tax);
  });

  it('rounds each item on its own, half a cent up', () => {
    // 6% of 25 cents is a cent and a half.
    expect(inState('MD', [item('general_goods', 25, 'a'), item('general_goods', 25, 'b')])).toEqual({
      a: 2,
      b: 2,
    });
    // 6% of 8 cents is less than half a cent.
    expect(inState('MD', [item('general_goods', 8)])).toEqual({});
  });

  it('taxes shipping where the state does, as far as the goods are taxed', () => {
    const shipped = (state: string) =>
      inState(state, [item('prescription_drug', 6000), item('general_goods', 2000), item('shipping', 1600)])
        .shipping;
    // A quarter of the goods is taxed: 400 cents at 9.51 percent.
    expect(shipped('WA')).toBe(38);
    expect(shipped('CA')).toBeUndefined();
  });

  it('tells kinds of goods apart', () => {
    const kind = (drugType: string, needsPrescription = false) => taxKindOf({ drugType, needsPrescription });
    expect([
      kind('finasteride', true),
      kind('minoxidil_foam'),
      kind('ketoconazole', true),
      kind('thickening_shampoo'),
      kind('daily_defense_supplement'),
      kind('follicular_unit_extraction_procedure'),
    ]).toEqual([
      'prescription_drug',
      'over_the_counter_drug',
      'prescription_drug',
      'general_goods',
      'supplement',
      'medical_service',
    ]);
  });
});
