import { describe, expect, it } from 'vitest';
import { productWithId } from '#test/harness/doubles/catalogue-in-memory.ts';
import { therapyOf } from '#test/harness/doubles/therapies.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import { isStepUp, overDosed } from './dose-check.ts';

/** 45 tablets of 2.5 mg are 1.25 mg a day, and 90 tablets 2.5 mg. */
const half = productWithId(701);
const full = productWithId(702);
const prescribed = (productId: number, over: Partial<Therapy> = {}): Therapy =>
  therapyOf({ record: 'prescription', stage: 'prescribed', productId, ...over });

describe('too much a day', () => {
  it('names the products of the drug, and by how much', () => {
    const finasteride = productWithId(211);
    expect(overDosed([half, finasteride, full], [])).toEqual([
      { products: [half, full], text: '3.75 mg a day, and 2.5 mg is the most' },
    ]);
    expect(overDosed([full, finasteride], [])).toEqual([]);
  });

  it("counts the patient's other treatments", () => {
    expect(overDosed([half], [therapyOf()])).toEqual([
      { products: [half], text: '3.75 mg a day, and 2.5 mg is the most' },
    ]);
  });
});

describe('a step up', () => {
  const other = prescribed(701, { isOfOtherAccount: true });
  it.each<[string, boolean, readonly Therapy[]]>([
    ['is more than what is prescribed', true, [prescribed(701)]],
    ['is more than what is on hold', true, [prescribed(701, { stage: 'on_hold' })]],
    ['is more than what two records of one product say', true, [prescribed(701), prescribed(701)]],
    ['is not the same dose', false, [prescribed(702)]],
    ['is not less than two products together', false, [prescribed(701), prescribed(702)]],
    ['is not the first dose', false, []],
    ['is not by what is ordered only', false, [therapyOf({ productId: 701, stage: 'ordered' })]],
    ['is not by what another account takes', false, [other]],
    ['is not by another drug', false, [prescribed(701, { drugType: 'finasteride' })]],
  ])('%s', (_case, expected, therapies) => {
    expect(isStepUp('minoxidil_oral', [full], therapies)).toBe(expected);
  });

  it('is in the products of the drug', () => {
    expect(isStepUp('minoxidil_oral', [half, { ...full, drugType: 'finasteride' }], [prescribed(701)])).toBe(
      false,
    );
    expect(isStepUp('minoxidil_oral', [half, full], [prescribed(702)])).toBe(true);
    expect(isStepUp('minoxidil_oral', [productWithId(211)], [prescribed(701)])).toBe(false);
  });
});
