import { type DrugListing, hairLossCare } from '../drug-listing.ts';

export const minoxidil: DrugListing = {
  drugType: 'minoxidil',
  drugClass: 'vasodilator',
  line: hairLossCare,
  needsPrescription: false,
  name: 'Minoxidil 5% solution',
  title: 'Minoxidil solution',
  description:
    'An over-the-counter liquid for thinning at the crown. It is not approved for a receding hairline. Some people get itching or dryness, and some shed more hair in the first weeks.',
  instructions:
    'Apply 1 mL to the dry scalp at the crown twice a day and wash your hands. Give it at least 4 months to work. It is flammable until dry. Keep it away from children and pets: minoxidil is poisonous to cats and dogs.',
  resultsPage:
    'A twice-a-day liquid for the crown. No prescription needed. Early shedding and itching can happen.',
  variants: [
    { id: 210, months: 3, price: 3000, supply: '3 bottles of 60 mL every 3 months' },
    { id: 402, months: 6, price: 5700, supply: '6 bottles of 60 mL every 6 months' },
    { id: 403, months: 12, price: 10_800, supply: '12 bottles of 60 mL every 12 months' },
  ],
};
