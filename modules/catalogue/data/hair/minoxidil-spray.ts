import { type DrugListing, hairLossCare } from '../drug-listing.ts';

/**
 * The spray's ingredients are not specified (unsure): the quiz offers it for an interest in tretinoin or vitamins. It is
 * sold without a prescription here, so it must not contain tretinoin; if the owner's spray does, it becomes a
 * prescription product.
 */
export const minoxidilSpray: DrugListing = {
  drugType: 'minoxidil_spray',
  drugClass: 'vasodilator',
  line: hairLossCare,
  needsPrescription: false,
  name: 'Minoxidil 5% spray',
  title: 'Minoxidil spray',
  description:
    'Over-the-counter minoxidil in a spray with added vitamins, for thinning at the crown. It contains no tretinoin. It is not approved for a receding hairline. Some people get itching or dryness, and some shed more hair in the first weeks.',
  instructions:
    'Spray it on the dry scalp at the crown twice a day, as the label says, and wash your hands. Give it at least 4 months to work. It is flammable until dry. Keep it away from children and pets: minoxidil is poisonous to cats and dogs.',
  resultsPage:
    'Minoxidil in a twice-a-day spray with vitamins, for the crown. Early shedding and itching can happen.',
  variants: [
    { id: 711, months: 3, price: 4500, supply: '3 bottles of 60 mL every 3 months' },
    { id: 712, months: 6, price: 8700, supply: '6 bottles of 60 mL every 6 months' },
    { id: 713, months: 12, price: 16_800, supply: '12 bottles of 60 mL every 12 months' },
  ],
};
