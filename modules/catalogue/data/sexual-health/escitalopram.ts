import type { DrugListing } from '../drug-listing.ts';
import { ssri, ssriDescription, ssriInstructions } from './ssris.ts';

/** Less evidence for this use than for the other two (unsure). */
export const escitalopram: DrugListing = {
  ...ssri,
  drugType: 'escitalopram',
  name: 'Escitalopram',
  title: 'Escitalopram',
  description: ssriDescription('Escitalopram'),
  instructions: ssriInstructions,
  variants: [
    {
      id: 1311,
      months: 3,
      price: 6000,
      name: 'Escitalopram 10 mg, 90 tablets',
      supply: '90 tablets every 3 months',
      mg: 10,
      units: 90,
      userSelectable: false,
    },
    {
      id: 1312,
      months: 3,
      price: 6900,
      name: 'Escitalopram 20 mg, 90 tablets',
      supply: '90 tablets every 3 months',
      mg: 20,
      units: 90,
      userSelectable: false,
    },
    {
      id: 1313,
      months: 1,
      price: 2200,
      name: 'Escitalopram 10 mg, 30 tablets',
      supply: '30 tablets every month',
      mg: 10,
      units: 30,
    },
  ],
};
