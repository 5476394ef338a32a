import { expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { drugTypes } from '#modules/catalogue/domain/drug-type.ts';
import { labelFor } from './label.tsx';
import { labelSizeOf, productShots } from './product-shots.ts';

const productsOf = (drugType: string) => catalogueProducts.filter((product) => product.drugType === drugType);

const wordsOf = (text: string): string[] => text.toLowerCase().replaceAll(',', '').split(' ');

/** The words of every text of the catalog that names a product of a drug type or says what it holds. */
const catalogTextsOf = (drugType: string): ReadonlySet<string>[] =>
  productsOf(drugType).flatMap(({ displayedName, publicDisplayedName, supplyInformation }) =>
    [displayedName, publicDisplayedName, supplyInformation].map((text) => new Set(wordsOf(text))),
  );

it.each([...drugTypes])('the label of %s says only what the catalog says', (drugType) => {
  const { label } = productShots[drugType];
  if (!label) return;
  const texts = catalogTextsOf(drugType);
  const said = [label.name.join(' '), label.detail, label.amount].filter((text) => text !== undefined);
  const isSaid = (line: string) => texts.some((words) => wordsOf(line).every((word) => words.has(word)));
  expect(said.filter((line) => !isSaid(line))).toEqual([]);
});

it.each([...drugTypes])(
  'a strength on the label of %s is that of every product that may be chosen',
  (drugType) => {
    const strength = /[\d.]+(%| mg)/.exec(productShots[drugType].label?.detail ?? '')?.[0];
    if (!strength) return;
    const chosen = productsOf(drugType).filter(({ userSelectable }) => userSelectable);
    expect(chosen.filter(({ displayedName }) => !displayedName.includes(strength))).toEqual([]);
  },
);

it('products with a label have one with their name, and procedures have none', () => {
  for (const drugType of drugTypes) {
    const shot = productShots[drugType];
    const isProcedure = productsOf(drugType).some(({ drugClass }) => drugClass === 'procedure');
    expect([drugType, labelFor({ ...shot, rx: false }) === null]).toEqual([drugType, isProcedure]);
    expect([drugType, labelSizeOf(shot.container) === null]).toEqual([drugType, isProcedure]);
  }
});
