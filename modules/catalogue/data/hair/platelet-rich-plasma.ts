import type { DrugListing } from '../drug-listing.ts';
import { procedure } from './procedures.ts';

export const plateletRichPlasma: DrugListing = {
  ...procedure,
  drugType: 'platelet_rich_plasma_treatment',
  name: 'Platelet-rich plasma, deposit',
  title: 'Platelet-rich plasma',
  description:
    'A deposit toward scalp injections made from your own blood, given in person. Using them for hair loss is off-label, and results vary.',
  instructions: 'The deposit reserves a visit. We will contact you to schedule it.',
  variants: [{ id: 802, months: 0, price: 15_000, supply: '1 deposit, once', userSelectable: false }],
};
