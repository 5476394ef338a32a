import { type DrugListing, prematureEjaculation } from '../drug-listing.ts';

/** The numbing ingredient is not specified; lidocaine is assumed (unsure). */
export const climaxDelaySpray: DrugListing = {
  drugType: 'climax_delay_spray',
  drugClass: 'topical_anesthetic',
  line: prematureEjaculation,
  needsPrescription: false,
  name: 'Climax delay spray',
  title: 'Climax delay spray',
  description:
    'An over-the-counter spray with lidocaine that numbs the penis to help delay ejaculation. It can numb you and your partner and make erections less firm.',
  instructions:
    'Use the number of sprays on the label, wait, and wash it off before sex. Do not use it if you or your partner is allergic to any “-caine” anesthetic, on broken skin, or if your partner is pregnant. Stop if it does not help or if it irritates your skin.',
  variants: [
    { id: 351, months: 0, price: 2400, supply: '1 bottle, once' },
    { id: 353, months: 3, price: 6300, supply: '3 bottles every 3 months' },
  ],
};
