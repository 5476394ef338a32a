import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detail, halfDose, oralMinoxidil, product } from './desk-case.fixture.ts';
import {
  choiceOf,
  chosenProducts,
  doseLabel,
  drugChoices,
  drugNames,
  packLabel,
  samePlan,
} from './plan-choice.ts';

const year = product({
  id: 405,
  price: 19_200,
  supplyInDays: 360,
  supplyInformation: '360 tablets every 12 months',
});
const all = [year, oralMinoxidil, product(), halfDose];

describe('drugs to choose from', () => {
  const choices = drugChoices([oralMinoxidil], all);

  it('begin with the requested ones, packs sorted by duration and then by price', () => {
    expect(
      choices.map(({ drugType, requestedId, packs }) => [drugType, requestedId, packs.map(({ id }) => id)]),
    ).toEqual([
      ['minoxidil_oral', 702, [701, 702]],
      ['finasteride', null, [211, 405]],
    ]);
  });

  it('include a requested product that is no longer offered', () => {
    expect(drugChoices([product()], [])[0]?.packs).toEqual([product()]);
  });

  it('return the chosen products, drug by drug', () => {
    expect(chosenProducts(choices, choiceOf([oralMinoxidil]))).toEqual([oralMinoxidil]);
    expect(chosenProducts(choices, { finasteride: 405, minoxidil_oral: 211, unknown: 1 })).toEqual([year]);
    expect(chosenProducts(choices, {})).toEqual([]);
  });
});

it('choosing the requested products is the same plan, in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([product(), oralMinoxidil], { minLength: 1 }), (requested) => {
      const chosen = chosenProducts(drugChoices(requested, all), choiceOf(requested));
      expect(samePlan(chosen, requested)).toBe(true);
      expect(samePlan([...chosen, year], requested)).toBe(false);
    }),
  );
});

it('shows doses, packs and differences exactly', () => {
  expect([product(), year, halfDose].map(doseLabel)).toEqual([
    'one tablet a day',
    'one tablet a day',
    'half a tablet a day',
  ]);
  expect(doseLabel({ supplyInformation: '1 bottle every month', supplyInDays: 30 })).toBeNull();
  expect(doseLabel({ supplyInformation: '10 tablets', supplyInDays: 0 })).toBeNull();
  expect(packLabel(halfDose)).toBe('$39.00, half a tablet a day, 45 tablets every 3 months');
  expect(drugNames(detail()).get('minoxidil_oral')).toBe('Oral minoxidil');
});
