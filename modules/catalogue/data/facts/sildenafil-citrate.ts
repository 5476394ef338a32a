import { specialtyEntryPages } from '#config/entry-pages.ts';
import type { PrescriptionFacts } from './drug-facts.ts';
import { pde5, pde5Emergencies, pde5Serious } from './shared/pde5-inhibitors.ts';
import { sildenafilCommon, sildenafilDoses, sildenafilInteractions } from './shared/sildenafil.ts';

export const sildenafilFacts: PrescriptionFacts = {
  ...pde5('sildenafil', 'tadalafil'),
  slug: 'sildenafil-citrate',
  drugTypes: ['sildenafil'],
  record: 'docs/clinical/erectile-dysfunction.md#PDE-INDICATION',
  name: 'Sildenafil citrate tablets',
  sayIt: 'sil-DEN-a-fil',
  brandNames: ['Viagra'],
  summary: 'A prescription tablet for erectile dysfunction, taken before sex. Never take it with a nitrate.',
  shopPath: specialtyEntryPages.sexualHealth,
  treats: [
    'Sildenafil is FDA-approved to treat erectile dysfunction in men. It helps blood flow into the penis when you are aroused. It does not work without arousal.',
  ],
  notApproved: [
    'It is not approved for early ejaculation, for low sex drive or for women. The same drug in another strength treats high blood pressure in the lungs. Do not take both.',
  ],
  howToTake: [
    {
      points: [
        'Take one tablet about 1 hour before sex. Taking it 30 minutes to 4 hours before can also work.',
        'Take it at most once a day.',
        'A heavy or high-fat meal delays its effect.',
      ],
    },
    ...sildenafilDoses,
  ],
  missedDose: [
    'You take it only when you need it, so you cannot miss a dose. Never take a second tablet the same day.',
  ],
  interactions: sildenafilInteractions,
  sideEffects: { common: sildenafilCommon, serious: pde5Serious, getHelpNow: pde5Emergencies },
  expect: [
    'It starts to work in 30 to 60 minutes and helps for about 4 hours. You may need several tries on different days. If it does not help, tell your clinician instead of taking more.',
  ],
  labelSearch: 'sildenafil citrate tablets',
  sources: [
    { label: 'FDA-approved label, sildenafil citrate tablets for erectile dysfunction' },
    {
      label: 'Princeton III consensus on sex and heart disease',
      url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5027992/',
    },
    { label: 'American Urological Association guideline on erectile dysfunction' },
  ],
};
