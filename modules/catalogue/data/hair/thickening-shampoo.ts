import type { DrugListing } from '../drug-listing.ts';
import { hairCare } from './hair-care.ts';

export const thickeningShampoo: DrugListing = {
  ...hairCare,
  drugType: 'thickening_shampoo',
  name: 'Thickening shampoo, 240 mL',
  title: 'Thickening shampoo',
  description: 'A gentle daily shampoo that makes hair look and feel thicker. It does not treat hair loss.',
  instructions: 'Lather into wet hair and rinse. You can use it every day.',
  resultsPage: 'Makes hair look and feel thicker. It does not treat hair loss.',
  variants: [
    { id: 316, months: 0, price: 1800, supply: '1 bottle, once' },
    { id: 312, months: 1, price: 1500, supply: '1 bottle every month' },
    { id: 313, months: 3, price: 3900, supply: '3 bottles every 3 months' },
    { id: 314, months: 6, price: 7200, supply: '6 bottles every 6 months' },
    { id: 315, months: 12, price: 13_200, supply: '12 bottles every 12 months' },
  ],
};
