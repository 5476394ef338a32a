import { type DrugListing, hairLossCare } from '../drug-listing.ts';

export const minoxidilOral: DrugListing = {
  drugType: 'minoxidil_oral',
  drugClass: 'vasodilator',
  line: hairLossCare,
  needsPrescription: true,
  name: 'Minoxidil 2.5 mg tablets',
  title: 'Oral minoxidil',
  description:
    'A daily tablet. It is FDA-approved only for severe high blood pressure; using it for hair loss is off-label. It carries a boxed warning about fluid around the heart and chest pain. It can cause body hair growth, swelling, dizziness and a fast pulse.',
  instructions:
    'Take it once a day as your clinician directs. Hair changes start at about month 3. Stop and get care right away for chest pain, fainting, sudden weight gain or swelling.',
  resultsPage:
    'A daily prescription tablet, used off-label for hair. It lowers blood pressure and carries a boxed warning about the heart.',
  variants: [
    {
      id: 702,
      months: 3,
      price: 4800,
      name: 'Minoxidil 2.5 mg, 90 tablets',
      supply: '90 tablets every 3 months',
      mgPerDay: 2.5,
    },
    {
      id: 701,
      months: 3,
      price: 3900,
      name: 'Minoxidil 2.5 mg, 45 tablets',
      supply: '45 tablets every 3 months',
      // 45 tablets most likely means half a tablet a day (unsure), which a clinician has to choose.
      userSelectable: false,
      mgPerDay: 1.25,
    },
  ],
};
