import { expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { doseOfProduct } from '#modules/catalogue/index.ts';
import { choicesAround, firstPlan, oftenOf, takenAs } from './dose-choices.ts';

/** What a visitor may choose of a drug for a use. */
const plansOf = (drugType: string, serviceLine = 'erectile_dysfunction') =>
  catalogueProducts
    .filter((one) => one.drugType === drugType && one.serviceLine === serviceLine && one.userSelectable)
    .map((one) => ({ ...one, dose: doseOfProduct(one) }));

const first = (drugType: string, serviceLine?: string) => {
  const plans = plansOf(drugType, serviceLine);
  const plan = firstPlan(plans);
  if (!plan) throw new Error(`No plan of ${drugType}`);
  return { plans, plan, ...choicesAround(plans, plan) };
};

it.each([
  ['sildenafil', 'Sildenafil 50 mg, 12 tablets'],
  ['tadalafil', 'Tadalafil 10 mg, 12 tablets'],
  ['sertraline', 'Sertraline 50 mg, 30 tablets'],
  ['fluoxetine', 'Fluoxetine 20 mg, 30 capsules'],
  ['escitalopram', 'Escitalopram 10 mg, 30 tablets'],
  ['finasteride', 'Finasteride 1 mg tablets'],
])('%s starts from its usual first dose: %s', (drugType, name) => {
  const line = ['sertraline', 'fluoxetine', 'escitalopram'].includes(drugType)
    ? 'premature_ejaculation'
    : drugType === 'finasteride'
      ? 'hair_loss_care'
      : undefined;
  expect(first(drugType, line).plan.displayedName).toBe(name);
});

it('asks how often and which strength, not for one of many packages', () => {
  const { often, strengths, supplies } = first('sildenafil');
  expect(often).toEqual(['2', '4', '6', '8', '10', '12', '14', '16', '20', '24', '28']);
  expect(strengths.map(({ mg, usualStart }) => [mg, usualStart])).toEqual([
    [25, false],
    [50, true],
  ]);
  expect(supplies.map(({ supplyInDays }) => supplyInDays)).toEqual([90, 180]);
});

it('tadalafil every day starts with the lowest strength, as needed with the usual one', () => {
  const { plans, plan, often } = first('tadalafil');
  const daily = often.at(-1);
  expect(daily).toBe('Every day');
  const everyDay = takenAs(plans, plan, daily ?? '');
  expect(everyDay.displayedName).toBe('Tadalafil 2.5 mg, 90 tablets');
  expect(everyDay.dose?.usualStart).toBe(true);
  expect(takenAs(plans, everyDay, '4').displayedName).toBe('Tadalafil 10 mg, 12 tablets');
});

it('keeps the strength where another frequency has it, and the frequency where another strength is chosen', () => {
  const { plans, plan } = first('sildenafil');
  const weak = takenAs(plans, plan, oftenOf(plan), 25);
  expect(weak.displayedName).toBe('Sildenafil 25 mg, 12 tablets');
  expect(takenAs(plans, weak, '8').displayedName).toBe('Sildenafil 25 mg, 24 tablets');
});

it('every product that a visitor may choose is reached by these choices', () => {
  for (const drugType of ['sildenafil', 'tadalafil'])
    for (const line of ['erectile_dysfunction', 'premature_ejaculation']) {
      const { plans, plan, often } = first(drugType, line);
      const reached = often.flatMap((value) => {
        const taken = takenAs(plans, plan, value);
        return choicesAround(plans, taken).strengths.flatMap(
          ({ mg }) => choicesAround(plans, takenAs(plans, taken, value, mg)).supplies,
        );
      });
      expect(new Set(reached.map(({ id }) => id))).toEqual(new Set(plans.map(({ id }) => id)));
    }
});

it('offers nothing to choose where there is one strength', () => {
  const { strengths, often, supplies } = first('finasteride', 'hair_loss_care');
  expect([strengths.length, often.length, supplies.length]).toEqual([0, 1, 3]);
});
