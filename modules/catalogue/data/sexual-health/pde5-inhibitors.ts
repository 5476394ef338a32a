import { DAYS_PER_MONTH } from '#kernel/dates.ts';
import {
  type DrugListing,
  erectileDysfunction,
  prematureEjaculation,
  type Variant,
} from '../drug-listing.ts';

export interface Strength {
  readonly mg: number;
  /** Cents per tablet on the three-month plan. */
  readonly perTablet: number;
}

/** One product as the label sees it. */
export interface Package {
  readonly mg: number;
  readonly count: number;
  /** The days it is meant to last. */
  readonly days: number;
}

/** Tablets in one shipment for early ejaculation, for both drugs; chosen to fill the range of ids (guess). */
const prematureEjaculationCounts = [12, 24, 36];

/** On the six-month plan a tablet costs 5% less. */
const priceOf = (perTablet: number, count: number, months: 3 | 6): number =>
  Math.round(perTablet * count * (months === 6 ? 0.95 : 1));

/** Every strength in every count, in that order, with consecutive ids from `firstId`. */
const variantsFrom = (
  firstId: number,
  { name: drug, strengths, mayBeChosen }: Pick<Inhibitor, 'name' | 'strengths' | 'mayBeChosen'>,
  counts: readonly number[],
  months: 3 | 6,
): Variant[] =>
  strengths.flatMap(({ mg, perTablet }, strengthIndex) =>
    counts.map((count, countIndex) => ({
      id: firstId + strengthIndex * counts.length + countIndex,
      months,
      price: priceOf(perTablet, count, months),
      name: `${drug} ${mg} mg, ${count} tablets`,
      supply: `${count} tablets every ${months} months`,
      mg,
      units: count,
      userSelectable: mayBeChosen({ mg, count, days: months * DAYS_PER_MONTH }),
    })),
  );

const nitrateWarning =
  'Never take it with nitrates, including poppers, or with riociguat: your blood pressure can drop dangerously. Get help right away for chest pain, sudden loss of vision or hearing, or an erection that lasts over 4 hours.';

export const sideEffects = 'Headache, flushing, indigestion and a stuffy nose are common.';

const offLabelUse =
  'for early ejaculation. This use is off-label. It makes the most sense when erections are also a problem.';

interface Inhibitor {
  readonly drugType: 'sildenafil' | 'tadalafil';
  readonly name: string;
  readonly instructions: string;
  readonly strengths: readonly Strength[];
  /** Tablets in one shipment for erectile dysfunction. */
  readonly counts: readonly number[];
  readonly description: string;
  /** Whether a visitor may ask for it: a usual first dose, at most once a day. A clinician chooses the others. */
  mayBeChosen(of: Package): boolean;
  /** The first ids on the three-month and the six-month plan, by condition. */
  readonly firstIds: {
    readonly erectile: readonly [number, number];
    readonly early: readonly [number, number];
  };
}

/** The listings of one drug: for erectile dysfunction, and off-label for early ejaculation. */
export const inhibitorListings = (drug: Inhibitor): Record<'erectile' | 'early', DrugListing> => {
  const shared = {
    drugType: drug.drugType,
    drugClass: 'pde5_inhibitor',
    needsPrescription: true,
    name: drug.name,
    title: drug.name,
    instructions: `${drug.instructions} ${nitrateWarning}`,
  } as const;
  const variants = ([threeMonths, sixMonths]: readonly [number, number], counts: readonly number[]) => [
    ...variantsFrom(threeMonths, drug, counts, 3),
    ...variantsFrom(sixMonths, drug, counts, 6),
  ];
  return {
    erectile: {
      ...shared,
      line: erectileDysfunction,
      description: drug.description,
      variants: variants(drug.firstIds.erectile, drug.counts),
    },
    early: {
      ...shared,
      line: prematureEjaculation,
      description: `${drug.name} ${offLabelUse} ${sideEffects}`,
      variants: variants(drug.firstIds.early, prematureEjaculationCounts),
    },
  };
};
