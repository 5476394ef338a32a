import { type DrugListing, hairLossCare } from '../drug-listing.ts';

/**
 * Whether the shampoo is 1% (over the counter) or 2% (prescription) is not specified (unsure). We sell 2%, so it
 * needs a prescription: asking a clinician unnecessarily is the safer error. To be confirmed by the owner.
 */
export const ketoconazole: DrugListing = {
  drugType: 'ketoconazole',
  drugClass: 'antifungal',
  line: hairLossCare,
  needsPrescription: true,
  name: 'Ketoconazole 2% shampoo',
  title: 'Ketoconazole shampoo',
  description:
    'A prescription antifungal shampoo. Using it for dandruff or along with hair-loss treatment is off-label. It can cause dryness, itching, a change in hair texture and some extra shedding.',
  instructions:
    'Use 2 to 3 times a week: lather, leave on for 5 minutes and rinse. Do not use it on broken skin. Tell your clinician if you have psoriasis.',
  resultsPage: 'A prescription antifungal shampoo, used off-label 2 to 3 times a week. It can dry the scalp.',
  variants: [
    { id: 212, months: 3, price: 3600, supply: '1 bottle of 120 mL every 3 months' },
    { id: 407, months: 6, price: 6900, supply: '2 bottles of 120 mL every 6 months' },
    { id: 408, months: 12, price: 13_200, supply: '4 bottles of 120 mL every 12 months' },
  ],
};
