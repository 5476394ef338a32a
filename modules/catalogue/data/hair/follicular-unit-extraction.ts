import type { DrugListing } from '../drug-listing.ts';
import { procedure } from './procedures.ts';

export const follicularUnitExtraction: DrugListing = {
  ...procedure,
  drugType: 'follicular_unit_extraction_procedure',
  name: 'Follicular unit extraction, deposit',
  title: 'Follicular unit extraction',
  description:
    'A deposit toward a hair transplant that is done in person by a surgeon. It leaves small scars, and not everyone is suited to it.',
  instructions: 'The deposit reserves a consultation. We contact you to arrange it.',
  variants: [{ id: 801, months: 0, price: 25_000, supply: '1 deposit, once', userSelectable: false }],
};
