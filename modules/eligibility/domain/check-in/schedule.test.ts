import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { CheckInItem } from '../questionnaires/check-in-item.ts';
import { cadences } from './cadence.ts';
import { dueDate, dueItems, type FilledDrug, hasClosed, missingSteps, startOf } from './schedule.ts';

const start = new Date('2027-01-01T09:00:00Z');
const day = (days: number): Date => addDays(start, days);
const taken = (drugType: DrugType, fills: readonly number[] = [0], supplyInDays = 90): FilledDrug => ({
  drugType,
  isRunning: true,
  fills: fills.map(day),
  supplyInDays,
});
const dueOn = (days: number, ...drugs: readonly FilledDrug[]) =>
  dueItems(drugs, day(days)).map(({ item, number }) => `${item} ${number}`);

describe('which check-in is due when', () => {
  it.each<[number, DrugType, readonly string[]]>([
    [41, 'finasteride', []],
    [42, 'finasteride', ['hair_early 1']],
    [83, 'finasteride', ['hair_early 1']],
    [84, 'finasteride', ['hair 1']],
    [91, 'minoxidil_oral', ['hair 1']],
    [135, 'ketoconazole', ['hair 1']],
    [136, 'finasteride', []],
    [174, 'finasteride', []],
    [175, 'finasteride', ['hair 2']],
    [182, 'finasteride', ['hair 2']],
    [273, 'finasteride', ['hair 3']],
    [364, 'finasteride', ['hair 4']],
    [24, 'sildenafil', []],
    [25, 'sildenafil', ['ed_1 1']],
    [74, 'tadalafil', ['ed_1 1']],
    [75, 'tadalafil', []],
    [82, 'tadalafil', []],
    [83, 'tadalafil', ['ed_3 1']],
    [119, 'tadalafil', ['ed_3 1']],
    [120, 'tadalafil', []],
  ])('on day %i of %s: %j', (days, drug, expected) => {
    expect(dueOn(days, taken(drug))).toEqual(expected);
  });

  it.each<[number, readonly string[]]>([
    [10, []],
    [11, ['ssri_2w 1']],
    [24, ['ssri_2w 1']],
    [25, ['ssri_2w 1', 'ssri_4w 1']],
    [44, ['ssri_4w 1']],
  ])('on day %i of an antidepressant: %j', (days, expected) => {
    expect(dueOn(days, taken('sertraline', [0], 30))).toEqual(expected);
  });

  it('every later refill of an antidepressant has its check-in', () => {
    expect(dueOn(60, taken('sertraline', [0, 30], 30))).toEqual(['ssri_refill 2']);
    expect(dueOn(82, taken('sertraline', [0, 30, 60], 30))).toEqual([]);
    expect(dueOn(83, taken('sertraline', [0, 30, 60], 30))).toEqual(['ssri_refill 3']);
  });

  it('two hair treatments are one, and other service lines are in addition', () => {
    expect(dueOn(84, taken('finasteride'), taken('minoxidil_oral', [20]), taken('sildenafil', [1]))).toEqual([
      'hair 1',
      'ed_3 1',
    ]);
  });

  it('a drug that was never sent, or is not taken any more, has none', () => {
    expect(dueOn(91, taken('finasteride', []))).toEqual([]);
    expect(dueOn(91, { ...taken('finasteride'), isRunning: false })).toEqual([]);
  });

  it('after a long break the treatment counts as new', () => {
    expect(startOf([day(0), day(180)])).toEqual(day(0));
    expect(startOf([day(0), day(181)])).toEqual(day(181));
    expect(startOf([])).toBeNull();
    expect(dueOn(181 + 45, taken('finasteride', [0, 181]))).toEqual(['hair_early 1']);
  });
});

describe('without an answer', () => {
  it.each<[CheckInItem, number, readonly string[]]>([
    ['ed_3', 104, []],
    ['ed_3', 105, ['hold']],
    ['ed_1', 400, []],
    ['hair', 400, []],
    ['ssri_2w', 20, []],
    ['ssri_2w', 21, ['call']],
    ['ssri_2w', 28, ['call', 'bridge']],
    ['ssri_2w', 41, ['call', 'bridge']],
    ['ssri_2w', 42, ['call', 'bridge', 'clinician']],
  ])('%s on day %i: %j', (item, days, expected) => {
    const dueAt = day(cadences[item].due ?? 0);
    expect(missingSteps({ item, dueAt }, day(days))).toEqual(expected);
  });

  it.each<[CheckInItem, number, boolean]>([
    ['hair_early', 83, false],
    ['hair_early', 84, true],
    ['hair', 135, false],
    ['hair', 136, true],
    ['ed_1', 75, true],
    ['ed_3', 500, false],
    ['ssri_2w', 500, false],
  ])('%s on day %i has closed: %s', (item, days, expected) => {
    expect(hasClosed({ item, dueAt: day(cadences[item].due ?? 0) }, day(days))).toBe(expected);
  });

  it('one that opens late leaves two days before anything follows', () => {
    expect(dueDate({ dueAt: day(14) }, day(11))).toEqual(day(14));
    expect(dueDate({ dueAt: day(14) }, day(30))).toEqual(day(32));
  });
});
