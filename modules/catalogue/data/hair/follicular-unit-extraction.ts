import type { DrugListing } from '../drug-listing.ts';
import { procedure } from './procedures.ts';

export const follicularUnitExtraction: DrugListing = {
  ...procedure,
  drugType: 'follicular_unit_extraction_procedure',
  name: 'Follicular unit extraction, deposit',
  title: 'Follicular unit extraction',
  description:
    'A deposit toward a hair transplant done in person by a surgeon. It leaves small scars, and it is not right for everyone.',
  instructions: 'The deposit reserves a consultation. We will contact you to schedule it.',
  variants: [{ id: 801, months: 0, price: 25_000, supply: '1 deposit, once', userSelectable: false }],
};
