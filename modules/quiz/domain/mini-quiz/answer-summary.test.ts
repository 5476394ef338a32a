import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { patternOf, scalpAlternative, treatsHairLoss } from './answer-summary.ts';
import { answerValues, type MiniQuizAnswers, noAnswers } from './answers.ts';
import { recommend } from './recommendations.ts';

const given = (answers: Partial<MiniQuizAnswers>): MiniQuizAnswers => ({ ...noAnswers, ...answers });
const productsFor = (answers: MiniQuizAnswers) => recommend(answers, catalogueProducts).products;

describe('the pattern that the results name', () => {
  it('is one sentence for each answer', () => {
    for (const where of answerValues.where)
      expect(patternOf(given({ where: [where] }))?.match(/[.!?](\s|$)/g)).toEqual(['.']);
  });
  it('is not named before it is told', () => expect(patternOf(noAnswers)).toBeNull());
});

describe('the year of treatment', () => {
  it('is shown with a drug against hair loss', () =>
    expect(treatsHairLoss(productsFor(given({ where: ['hairline'] })))).toBe(true));
  it('is not shown with hair care alone', () => {
    const answers = given({ where: ['not_yet'], treatmentType: 'pills', otcInterests: ['hair_care'] });
    expect(productsFor(answers).length).toBeGreaterThan(0);
    expect(treatsHairLoss(productsFor(answers))).toBe(false);
  });
});

describe('what else there is for the scalp', () => {
  const alternativeFor = (answers: MiniQuizAnswers, offered = catalogueProducts) =>
    scalpAlternative(answers, productsFor(answers), offered)?.drugType ?? null;
  const topical = given({ where: ['hairline'], treatmentType: 'topical' });

  it('is the compounded gel, when the tablet is suggested to somebody who would rather treat the scalp', () =>
    expect(alternativeFor(topical)).toBe('topical_finasteride_and_minoxidil'));
  it.each<[string, MiniQuizAnswers]>([
    ['who would rather take a tablet', given({ where: ['hairline'], treatmentType: 'pills' })],
    ['who prefers nothing', given({ where: ['hairline'], treatmentType: 'dontCare' })],
    ['who has not noticed hair loss', given({ where: ['not_yet'], treatmentType: 'topical' })],
  ])('is not named to somebody %s', (_, answers) => expect(alternativeFor(answers)).toBeNull());
  it('is not named where it is not offered', () =>
    expect(
      alternativeFor(
        topical,
        catalogueProducts.filter(({ drugType }) => drugType !== 'topical_finasteride_and_minoxidil'),
      ),
    ).toBeNull());
});
