import { type DrugListing, hairLossCare } from '../drug-listing.ts';

export const finasteride: DrugListing = {
  drugType: 'finasteride',
  drugClass: 'dht_blocker',
  line: hairLossCare,
  needsPrescription: true,
  name: 'Finasteride 1 mg tablets',
  title: 'Finasteride',
  description:
    'A daily tablet, FDA-approved for male pattern hair loss. It lowers DHT, the hormone behind this kind of hair loss. It has not been shown to help hair loss at the temples. A few men have sexual side effects or low mood, and some report that these last after stopping.',
  instructions:
    'Take one tablet a day, with or without food. Expect at least 3 months before you see a change. The hair you gain is lost within 12 months of stopping. Do not crush or break tablets. Anyone who is or may be pregnant must not handle broken ones.',
  resultsPage:
    'A daily prescription tablet that slows male pattern hair loss and can regrow some hair. A few men have sexual side effects or low mood.',
  variants: [
    { id: 211, months: 3, price: 5400, supply: '90 tablets every 3 months' },
    { id: 406, months: 6, price: 10_200, supply: '180 tablets every 6 months' },
    { id: 405, months: 12, price: 19_200, supply: '360 tablets every 12 months' },
  ],
};
