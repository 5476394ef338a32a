import { type DrugListing, hairLossCare } from '../drug-listing.ts';

export const minoxidilFoam: DrugListing = {
  drugType: 'minoxidil_foam',
  drugClass: 'vasodilator',
  line: hairLossCare,
  needsPrescription: false,
  name: 'Minoxidil 5% foam',
  title: 'Minoxidil foam',
  description:
    'An over-the-counter foam for thinning at the crown. It dries faster than the solution. It is not approved for a receding hairline. Some people get itching or dryness, and some shed more hair in the first weeks.',
  instructions:
    'Massage half a capful into the dry scalp at the crown twice a day and wash your hands. Give it at least 4 months to work. The can is flammable. Keep it away from children and pets: minoxidil is poisonous to cats and dogs.',
  resultsPage:
    'A twice-a-day foam for the crown. No prescription needed. Early shedding and itching can happen.',
  variants: [
    { id: 239, months: 3, price: 3900, supply: '3 cans of 60 g every 3 months' },
    { id: 604, months: 6, price: 7500, supply: '6 cans of 60 g every 6 months' },
    { id: 605, months: 12, price: 14_400, supply: '12 cans of 60 g every 12 months' },
  ],
};
