import { specialtyEntryPages } from '#config/entry-pages.ts';
import type { PrescriptionFacts } from './drug-facts.ts';
import { pde5, pde5Emergencies, pde5Serious } from './shared/pde5-inhibitors.ts';
import { sildenafilCommon, sildenafilDoses, sildenafilInteractions } from './shared/sildenafil.ts';

export const sildenafilForEarlyEjaculationFacts: PrescriptionFacts = {
  ...pde5('sildenafil', 'tadalafil'),
  slug: 'sildenafil-citrate-pe',
  drugTypes: ['sildenafil'],
  record: 'docs/clinical/premature-ejaculation.md#PE-SILDENAFIL',
  onlyFor: 'premature_ejaculation',
  name: 'Sildenafil citrate for early ejaculation',
  sayIt: 'sil-DEN-a-fil',
  brandNames: ['Viagra (for erectile dysfunction)'],
  summary:
    'Sildenafil is not approved for premature ejaculation (PE). It may be an option when erections are also a problem.',
  shopPath: specialtyEntryPages.sexualHealth,
  offLabelFor: 'premature ejaculation',
  treats: [
    'Sildenafil is FDA-approved to treat erectile dysfunction, not early ejaculation.',
    'It may help men who have both. Men who worry about losing their erection may rush. When erections are more reliable, that can ease. So guidelines advise treating the erection problem first, or both together.',
  ],
  notApproved: [
    'Sildenafil is not approved for PE (premature or early ejaculation). No drug is FDA-approved for it. This use is off-label.',
    'For men whose erections are fine, there is little proof that it delays ejaculation. A numbing spray, behavioral techniques or other medicines may be better options for them.',
  ],
  howToTake: [
    {
      points: [
        'Take one tablet about 1 hour before sex, in the strength your clinician chose.',
        'Take it at most once a day. A heavy or high-fat meal delays its effect.',
        'There is no approved dose for early ejaculation. The table shows the doses for erectile dysfunction, which also set the limits here.',
      ],
    },
    ...sildenafilDoses,
  ],
  missedDose: [
    'You take it only when you need it, so you cannot miss a dose. Never take a second tablet the same day.',
  ],
  interactions: [
    ...sildenafilInteractions,
    'If you also take an antidepressant for early ejaculation, tell your clinician: both can make you dizzy.',
  ],
  sideEffects: { common: sildenafilCommon, serious: pde5Serious, getHelpNow: pde5Emergencies },
  expect: [
    'It helps erections for about 4 hours. It takes several tries to tell whether you last longer. If nothing changes after 6 to 8 tries, message your clinician about other options.',
  ],
  labelSearch: 'sildenafil citrate tablets',
  sources: [
    { label: 'FDA-approved label, sildenafil citrate tablets for erectile dysfunction' },
    { label: 'AUA and SMSNA guideline on disorders of ejaculation' },
    {
      label: 'Princeton III consensus on sex and heart disease',
      url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5027992/',
    },
  ],
};
