import { describe, expect, it } from 'vitest';
import type { DrugType } from '#modules/catalogue/index.ts';
import { checkConfig, questionsOf } from '#modules/quiz/index.ts';
import { checkInFor } from './check-in.ts';
import { type CheckInItem, checkInItems } from './check-in-item.ts';

const ask = (drugTypes: readonly DrugType[], items: readonly CheckInItem[], asksReading = false) =>
  questionsOf(checkInFor(drugTypes, { items, asksReading })).map(({ id }) => id);

const everything: readonly DrugType[] = [
  'finasteride',
  'minoxidil_oral',
  'sildenafil',
  'sertraline',
  'climax_delay_spray',
];

describe('the questions of a check-in', () => {
  it.each<[string, DrugType, CheckInItem, boolean]>([
    ['side_effects', 'finasteride', 'hair', true],
    ['shedding', 'finasteride', 'hair_early', true],
    ['phq2_down', 'finasteride', 'hair', true],
    ['phq2_down', 'ketoconazole', 'hair', false],
    ['partner_pregnant', 'finasteride', 'hair', true],
    ['weight_gain', 'minoxidil_oral', 'hair', true],
    ['weight_gain', 'finasteride', 'hair', false],
    ['bp', 'minoxidil_oral', 'hair', true],
    ['bp', 'sildenafil', 'ed_1', false],
    ['ed_tries', 'sildenafil', 'ed_1', true],
    ['ed_tries', 'sertraline', 'ssri_2w', false],
    ['nitrate_second', 'tadalafil', 'ed_1', true],
    ['iief1', 'sildenafil', 'ed_1', false],
    ['iief1', 'sildenafil', 'ed_3', true],
    ['pe_control', 'sertraline', 'ssri_2w', true],
    ['pe_time', 'sertraline', 'ssri_2w', false],
    ['pe_time', 'sertraline', 'ssri_4w', true],
    ['ssri_effects', 'escitalopram', 'ssri_refill', true],
    ['hair_change', 'sertraline', 'ssri_4w', false],
    ['missed_days', 'sertraline', 'ssri_2w', true],
    ['satisfaction', 'fluoxetine', 'ssri_2w', true],
  ])('%s of %s at %s: %s', (question, drug, item, expected) => {
    expect(ask([drug], [item]).includes(question)).toBe(expected);
  });

  it('a reading is requested again when it is old or was too high', () => {
    expect(ask(['sildenafil'], ['ed_1'], true)).toContain('bp');
  });

  it('one flow asks every shared question once', () => {
    const ids = ask(everything, checkInItems, true);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(
      expect.arrayContaining(['hair_change', 'ed_result', 'ssri_effects', 'spray_effects']),
    );
    expect(checkConfig(checkInFor(everything, { items: checkInItems, asksReading: true }))).toEqual([]);
  });

  it.each(everything.map((drug) => [drug]))('the check-in of %s alone is a valid questionnaire', (drug) => {
    for (const item of checkInItems)
      expect(checkConfig(checkInFor([drug], { items: [item], asksReading: false }))).toEqual([]);
  });
});
