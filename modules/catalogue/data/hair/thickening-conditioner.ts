import type { DrugListing } from '../drug-listing.ts';
import { hairCare } from './hair-care.ts';

export const thickeningConditioner: DrugListing = {
  ...hairCare,
  drugType: 'thickening_conditioner',
  name: 'Thickening conditioner, 240 mL',
  title: 'Thickening conditioner',
  description: 'A light conditioner that makes hair look and feel fuller. It does not treat hair loss.',
  instructions: 'After shampooing, work it through your hair, wait a minute and rinse.',
  resultsPage: 'Makes hair look and feel fuller. It does not treat hair loss.',
  variants: [
    { id: 326, months: 0, price: 1800, supply: '1 bottle, once' },
    { id: 322, months: 1, price: 1500, supply: '1 bottle every month' },
    { id: 323, months: 3, price: 3900, supply: '3 bottles every 3 months' },
    { id: 324, months: 6, price: 7200, supply: '6 bottles every 6 months' },
    { id: 325, months: 12, price: 13_200, supply: '12 bottles every 12 months' },
  ],
};
