import type { DrugListing } from '../drug-listing.ts';
import { ssri, ssriDescription, ssriInstructions } from './ssris.ts';

export const sertraline: DrugListing = {
  ...ssri,
  drugType: 'sertraline',
  name: 'Sertraline',
  title: 'Sertraline',
  description: ssriDescription('Sertraline'),
  instructions: ssriInstructions,
  variants: [
    {
      id: 1301,
      months: 3,
      price: 6000,
      name: 'Sertraline 50 mg, 90 tablets',
      supply: '90 tablets every 3 months',
      mg: 50,
      units: 90,
      userSelectable: false,
    },
    {
      id: 1302,
      months: 3,
      price: 6900,
      name: 'Sertraline 100 mg, 90 tablets',
      supply: '90 tablets every 3 months',
      mg: 100,
      units: 90,
      userSelectable: false,
    },
    {
      id: 1303,
      months: 1,
      price: 2200,
      name: 'Sertraline 50 mg, 30 tablets',
      supply: '30 tablets every month',
      mg: 50,
      units: 30,
    },
  ],
};
