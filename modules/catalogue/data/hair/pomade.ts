import type { DrugListing } from '../drug-listing.ts';
import { hairCare } from './hair-care.ts';

export const pomade: DrugListing = {
  ...hairCare,
  drugType: 'pomade',
  name: 'Thickening pomade, 60 g',
  title: 'Thickening pomade',
  description: 'A matte styling pomade that makes hair look thicker. It does not treat hair loss.',
  instructions: 'Warm a little between your palms and work it into dry or damp hair.',
  resultsPage: 'A matte styling hold that makes hair look thicker. It does not treat hair loss.',
  variants: [
    { id: 336, months: 0, price: 2000, supply: '1 jar, once' },
    { id: 333, months: 3, price: 1800, supply: '1 jar every 3 months' },
    { id: 334, months: 6, price: 3300, supply: '2 jars every 6 months' },
    { id: 335, months: 12, price: 6000, supply: '4 jars every 12 months' },
  ],
};
