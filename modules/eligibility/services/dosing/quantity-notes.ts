import { type Product, strengthOfProduct } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { proposedTablets } from '../../domain/dosing/quantities.ts';
import { pde5Inhibitors } from '../../domain/drug-groups.ts';
import { productDose } from './product-dose.ts';

/** Days of a month of treatment. */
const MONTH = 30;

const timesAMonth: Readonly<Record<string, string>> = {
  '1_4': '1 to 4',
  '5_8': '5 to 8',
  '9_12': '9 to 12',
  '13_16': '13 to 16',
  over_16: 'More than 16',
};

const unitsOf = ({ id }: Product): number => strengthOfProduct(id)?.units ?? 0;

/** The tablets of the same drug, line, cadence and strength that may be prescribed, taken as needed. */
const countsLike = (wanted: Product, options: readonly Product[]): readonly number[] =>
  options
    .filter(
      (one) =>
        one.drugType === wanted.drugType &&
        one.serviceLine === wanted.serviceLine &&
        one.supplyInDays === wanted.supplyInDays &&
        strengthOfProduct(one.id)?.mg === strengthOfProduct(wanted.id)?.mg &&
        productDose(one)?.mode === 'as_needed',
    )
    .map(unitsOf);

const noteFor = (wanted: Product, sexFrequency: string, options: readonly Product[]): string | null => {
  const days = wanted.supplyInDays;
  const proposed = proposedTablets({
    sexFrequency,
    months: Math.max(1, Math.floor(days / MONTH)),
    daysOfSupply: days,
    counts: countsLike(wanted, options),
  });
  const asked = `${timesAMonth[sexFrequency]} times a month asked:`;
  switch (proposed.kind) {
    case 'not_answered':
      return null;
    case 'ask_about_daily':
      return `${asked} ask about daily tadalafil.`;
    case 'none':
      return `${asked} no pack of this strength that may be prescribed has as few tablets.`;
    case 'tablets': {
      const differs = unitsOf(wanted) === proposed.tablets ? '' : `, and the request has ${unitsOf(wanted)}`;
      return `${asked} ${proposed.tablets} tablets for ${days} days fit${differs}.`;
    }
  }
};

/**
 * How many tablets suit the patient's expected use, for each requested erection medicine that is taken as needed
 * (docs/clinical/quantities-and-refills.md#QTY-PRN). `options`: the products that may be prescribed.
 */
export const quantityNotes = (
  requested: readonly Product[],
  answers: Answers,
  options: readonly Product[],
): readonly string[] => {
  const { sex_freq: frequency } = answers;
  if (typeof frequency !== 'string') return [];
  return requested
    .filter((one) => pde5Inhibitors.includes(one.drugType) && productDose(one)?.mode === 'as_needed')
    .flatMap((one) => noteFor(one, frequency, options) ?? []);
};
