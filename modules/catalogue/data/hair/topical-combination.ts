import { hairLossCare } from '../drug-listing.ts';

/**
 * Fields that the gel and the foam share. Strengths are not specified (unsure), so none is claimed. Compounded medicine
 * keeps for a limited time: no cadence above three months.
 */
export const topicalCombination = {
  drugClass: 'topical_combination',
  line: hairLossCare,
  needsPrescription: true,
  instructions:
    'Apply once a day to the dry scalp as your label says and wash your hands. Do not use any other finasteride or minoxidil with it. Let it dry before anyone touches the area. Anyone who is or may be pregnant, and children, must not touch it. Keep it away from pets.',
} as const;

/** The description of both, for a gel or a foam. */
export const topicalDescription = (form: string): string =>
  `A compounded ${form}. It is not FDA-approved. Finasteride passes through the skin, so sexual side effects and low mood can happen, and some men report that they last after stopping. It can also irritate the scalp.`;
