import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type DrugType, dailyDoseOf } from '#modules/catalogue/index.ts';
import { rules } from '../index.ts';
import { overDoses } from './daily-dose.ts';
import type { Therapy } from './therapy.ts';

/** Limits that apply to everybody; the others are checked for the patient they fire for (plan-limits.ts). */
const limits = rules.filter(({ inputs }) => inputs.length === 0).flatMap(({ doseLimit }) => doseLimit ?? []);
const tablets = (productId: number) => ({ productId, drugType: 'minoxidil_oral' as const });
const has = (productId: number, change: Partial<Therapy> = {}): Therapy => ({
  ...tablets(productId),
  record: 'subscription',
  id: 's',
  checkoutId: null,
  consultationId: null,
  name: 'Minoxidil',
  stage: 'subscribed',
  dispensedAt: null,
  supplyInDays: 90,
  ...change,
});
const asked = (wanted: readonly number[], therapies: readonly Therapy[] = []) =>
  overDoses(limits, wanted.map(tablets), therapies, dailyDoseOf);

describe('the daily dose over all products', () => {
  it('is known of every product of a drug with a limit', () => {
    for (const { drugType } of limits)
      for (const { id } of catalogueProducts.filter((product) => product.drugType === drugType))
        expect(dailyDoseOf(id)).not.toBeNull();
  });

  it('45 and 90 tablets of minoxidil together are 3.75 mg a day, more than the 2.5 mg that are allowed', () => {
    const tooMuch = [{ drugType: 'minoxidil_oral', maxMgPerDay: 2.5, mgPerDay: 3.75 }];
    expect(asked([701, 702])).toEqual(tooMuch);
    expect(asked([701], [has(702)])).toEqual(tooMuch);
    expect(asked([702], [has(701, { record: 'order', stage: 'ordered' })])).toEqual(tooMuch);
  });

  it('each of them alone is allowed, however many records name it', () => {
    expect(asked([701])).toEqual([]);
    expect(asked([702])).toEqual([]);
    expect(asked([702], [has(702), has(702, { record: 'order', stage: 'ordered' })])).toEqual([]);
  });

  it('a package that was sent, and another drug, do not count', () => {
    expect(asked([702], [has(701, { stage: 'dispensed', dispensedAt: new Date() })])).toEqual([]);
    expect(asked([702], [has(211, { drugType: 'finasteride' })])).toEqual([]);
    expect(overDoses(limits, [], [has(701), has(702)], dailyDoseOf)).toEqual([]);
  });

  it('counts only products of the drug that has the limit, whatever dose the others have', () => {
    const limit = { drugType: 'minoxidil_oral' as const, maxMgPerDay: 2.5 };
    const found = (products: readonly { productId: number; drugType: DrugType }[], running: Therapy[]) =>
      overDoses([limit], products, running, (productId) => (productId === 211 ? 1 : dailyDoseOf(productId)));
    const finasteride = { productId: 211, drugType: 'finasteride' as const };
    expect(found([finasteride, tablets(702)], [])).toStrictEqual([]);
    expect(found([tablets(702)], [has(211, finasteride)])).toStrictEqual([]);
    expect(found([finasteride, tablets(701)], [has(702)])).toStrictEqual([{ ...limit, mgPerDay: 3.75 }]);
  });

  it('does not refuse another drug for the doses that run already', () => {
    const finasteride = { productId: 211, drugType: 'finasteride' as const };
    expect(overDoses(limits, [finasteride], [has(701), has(702)], dailyDoseOf)).toStrictEqual([]);
  });
});
