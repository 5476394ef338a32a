import type { DrugListing } from '../drug-listing.ts';
import { topicalCombination, topicalDescription } from './topical-combination.ts';

export const topicalFinasterideAndMinoxidilFoam: DrugListing = {
  ...topicalCombination,
  drugType: 'topical_finasteride_and_minoxidil_foam',
  name: 'Topical finasteride and minoxidil foam',
  title: 'Topical finasteride and minoxidil foam',
  description: topicalDescription('foam with finasteride and minoxidil'),
  resultsPage:
    'A once-a-day foam with both drugs, compounded and not FDA-approved. Some finasteride still enters the blood.',
  variants: [
    { id: 511, months: 1, price: 3600, supply: '1 can every month' },
    { id: 513, months: 3, price: 9600, supply: '3 cans every 3 months' },
  ],
};
