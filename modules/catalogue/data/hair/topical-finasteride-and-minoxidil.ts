import { type DrugSheet, hairLossCare } from '../drug-sheet.ts';

// Strengths are not shown (unsure), so none is claimed. Compounded medicine keeps for a limited time: no
// cadence above three months.
const shared = {
  drugClass: 'topical_combination',
  line: hairLossCare,
  needsPrescription: true,
  instructions:
    'Apply once a day to the dry scalp as your label says and wash your hands. Do not use any other finasteride or minoxidil with it. Let it dry before anyone touches the area: someone who is or may be pregnant, and children, must not. Keep it away from pets.',
} as const;

const description = (form: string): string =>
  `A compounded ${form}; it is not FDA-approved. Finasteride passes through the skin, so sexual side effects and low mood can happen, and some men report that they last after stopping. It can also irritate the scalp.`;

export const topicalFinasterideAndMinoxidil: DrugSheet = {
  ...shared,
  drugType: 'topical_finasteride_and_minoxidil',
  name: 'Topical finasteride and minoxidil gel',
  title: 'Topical finasteride and minoxidil',
  description: description('gel with finasteride and minoxidil'),
  variants: [
    { id: 501, months: 1, price: 3300, supply: '1 bottle every month' },
    { id: 503, months: 3, price: 8700, supply: '3 bottles every 3 months' },
  ],
};

export const topicalFinasterideAndMinoxidilFoam: DrugSheet = {
  ...shared,
  drugType: 'topical_finasteride_and_minoxidil_foam',
  name: 'Topical finasteride and minoxidil foam',
  title: 'Topical finasteride and minoxidil foam',
  description: description('foam with finasteride and minoxidil'),
  variants: [
    { id: 511, months: 1, price: 3600, supply: '1 can every month' },
    { id: 513, months: 3, price: 9600, supply: '3 cans every 3 months' },
  ],
};
