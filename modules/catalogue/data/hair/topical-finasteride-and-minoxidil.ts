import type { DrugListing } from '../drug-listing.ts';
import { topicalCombination, topicalDescription } from './topical-combination.ts';

export const topicalFinasterideAndMinoxidil: DrugListing = {
  ...topicalCombination,
  drugType: 'topical_finasteride_and_minoxidil',
  name: 'Topical finasteride and minoxidil gel',
  title: 'Topical finasteride and minoxidil',
  description: topicalDescription('gel with finasteride and minoxidil'),
  resultsPage:
    'A once-a-day gel with both drugs, compounded and not FDA-approved. Some finasteride still enters the blood.',
  variants: [
    { id: 501, months: 1, price: 3300, supply: '1 bottle every month' },
    { id: 503, months: 3, price: 8700, supply: '3 bottles every 3 months' },
  ],
};
