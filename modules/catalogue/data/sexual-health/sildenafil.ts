import { type DrugListing, erectileDysfunction, prematureEjaculation } from '../drug-listing.ts';
import {
  nitrateWarning,
  offLabelUse,
  prematureEjaculationCounts,
  type Strength,
  sideEffects,
  variantsFrom,
} from './pde5-inhibitors.ts';

const strengths: readonly Strength[] = [
  { mg: 25, perTablet: 250 },
  { mg: 50, perTablet: 300 },
  { mg: 100, perTablet: 400 },
];

/** Tablets in one shipment (S3.24: 12 to 96). */
const counts = [12, 24, 36, 48, 60, 72, 84, 96];

const shared = {
  drugType: 'sildenafil',
  drugClass: 'pde5_inhibitor',
  needsPrescription: true,
  notOfferedYet: true,
  name: 'Sildenafil',
  title: 'Sildenafil',
  instructions: `Take one tablet about 1 hour before sex, at most once a day. A heavy meal delays it. ${nitrateWarning}`,
} as const;

/** Of ids 1001–1096 the first 24 of each half: 1001–1024 on the three-month plan, 1049–1072 on the six-month plan. */
export const sildenafil: DrugListing = {
  ...shared,
  line: erectileDysfunction,
  description: `A tablet, FDA-approved for erectile dysfunction, taken before sex. ${sideEffects}`,
  variants: [
    ...variantsFrom(1001, 'Sildenafil', strengths, counts, 3),
    ...variantsFrom(1049, 'Sildenafil', strengths, counts, 6),
  ],
};

/**
 * Of ids 1231–1272 the first nine of each half: 1231–1239 on the three-month plan, 1252–1260 on the six-month plan.
 */
export const sildenafilForEarlyEjaculation: DrugListing = {
  ...shared,
  line: prematureEjaculation,
  description: `Sildenafil ${offLabelUse} ${sideEffects}`,
  variants: [
    ...variantsFrom(1231, 'Sildenafil', strengths, prematureEjaculationCounts, 3),
    ...variantsFrom(1252, 'Sildenafil', strengths, prematureEjaculationCounts, 6),
  ],
};
