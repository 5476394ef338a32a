import type { DrugListing } from '../drug-listing.ts';
import { ssri, ssriDescription, ssriInstructions } from './ssris.ts';

export const fluoxetine: DrugListing = {
  ...ssri,
  drugType: 'fluoxetine',
  name: 'Fluoxetine',
  title: 'Fluoxetine',
  description: ssriDescription('Fluoxetine'),
  instructions: `${ssriInstructions} Wait 5 weeks after fluoxetine before taking an MAOI.`,
  variants: [
    {
      id: 1321,
      months: 3,
      price: 6000,
      name: 'Fluoxetine 20 mg, 90 capsules',
      supply: '90 capsules every 3 months',
      mg: 20,
      units: 90,
      userSelectable: false,
    },
    {
      id: 1322,
      months: 3,
      price: 6900,
      name: 'Fluoxetine 40 mg, 90 capsules',
      supply: '90 capsules every 3 months',
      mg: 40,
      units: 90,
      userSelectable: false,
    },
    {
      id: 1323,
      months: 3,
      price: 6600,
      name: 'Fluoxetine 20 mg, 90 tablets',
      supply: '90 tablets every 3 months',
      mg: 20,
      units: 90,
      userSelectable: false,
    },
    {
      id: 1324,
      months: 1,
      price: 2200,
      name: 'Fluoxetine 20 mg, 30 capsules',
      supply: '30 capsules every month',
      mg: 20,
      units: 30,
    },
  ],
};
