import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import {
  chartInMemory,
  daysAgo,
  type KnownPatient,
  orderedOf,
} from '#test/harness/doubles/chart-in-memory.ts';
import { therapyOf } from '#test/harness/doubles/therapies.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import { chartService } from './chart-service.ts';

const open = (patient: KnownPatient) => ({ chart: chartService(chartInMemory(patient).scope) });

describe('the chart', () => {
  const prescribed = therapyOf({ record: 'prescription', id: 'prescription', stage: 'prescribed' });
  const orderedAt = daysAgo(10);
  const records: KnownPatient = {
    prescribed: [prescribed],
    ordered: [
      orderedOf(),
      orderedOf({
        userId: 'other',
        kind: 'order',
        id: 'order',
        productId: 408,
        drugType: 'ketoconazole',
        name: 'Ketoconazole 2% shampoo',
        stage: 'dispensed',
        dispensedAt: daysAgo(9),
      }),
      orderedOf({
        id: 'supplement',
        productId: 342,
        drugType: 'daily_defense_supplement',
        name: 'Supplement',
      }),
      orderedOf({ id: 'gone', productId: 9_999 }),
    ],
  };
  const finasteride: Therapy = {
    record: 'subscription',
    id: 'subscription',
    checkoutId: 'earlier',
    consultationId: null,
    productId: 211,
    drugType: 'finasteride',
    name: 'Finasteride 1 mg tablets',
    stage: 'subscribed',
    orderedAt,
    dispensedAt: null,
    supplyInDays: 90,
    isOfOtherAccount: false,
  };
  const ketoconazole: Therapy = {
    ...finasteride,
    record: 'order',
    id: 'order',
    productId: 408,
    drugType: 'ketoconazole',
    name: 'Ketoconazole 2% shampoo',
    stage: 'dispensed',
    dispensedAt: daysAgo(9),
    supplyInDays: 360,
    isOfOtherAccount: true,
  };
  const supplement: Therapy = {
    ...finasteride,
    id: 'supplement',
    productId: 342,
    drugType: 'daily_defense_supplement',
    name: 'Supplement',
    supplyInDays: 30,
  };
  const gone: Therapy = { ...finasteride, id: 'gone', productId: 9_999, supplyInDays: 0 };

  it('is every order, subscription and prescription, with the supply of its product', async () => {
    expect(await open(records).chart.taken('patient')).toEqual([
      finasteride,
      ketoconazole,
      supplement,
      gone,
      prescribed,
    ]);
  });

  it('of therapies leaves out products without a limit', async () => {
    expect(await open(records).chart.therapies('patient')).toEqual([
      finasteride,
      ketoconazole,
      gone,
      prescribed,
    ]);
  });

  it('is empty for a person without any', async () => {
    expect(await open(records).chart.taken('stranger')).toEqual([]);
  });

  it('says from when each drug may be filled', async () => {
    const ordered = [orderedOf({ stage: 'dispensed', dispensedAt: daysAgo(9) })];
    const fills = await open({ ordered }).chart.earliestFills('patient', ['finasteride', 'ketoconazole']);
    expect([...fills]).toEqual([
      ['finasteride', addDays(daysAgo(9), 90 - 21)],
      ['ketoconazole', null],
    ]);
  });
});
