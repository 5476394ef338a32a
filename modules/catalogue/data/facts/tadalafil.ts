import { specialtyEntryPages } from '#kernel/entry-pages.ts';
import type { PrescriptionFacts } from './drug-facts.ts';
import { pde5, pde5Emergencies, pde5Serious } from './shared/pde5-inhibitors.ts';

// The dosing rows for weak kidneys and for strong CYP3A4 inhibitors follow the label from memory; re-check at sign-off.
export const tadalafilFacts: PrescriptionFacts = {
  ...pde5('tadalafil', 'sildenafil'),
  slug: 'tadalafil',
  drugTypes: ['tadalafil'],
  record: 'docs/clinical/erectile-dysfunction.md#PDE-INDICATION',
  name: 'Tadalafil tablets',
  sayIt: 'ta-DAL-a-fil',
  brandNames: ['Cialis'],
  summary:
    'A prescription tablet for erectile dysfunction, taken as needed or every day. It must never meet a nitrate.',
  shopPath: specialtyEntryPages.sexualHealth,
  treats: [
    'Tadalafil is FDA-approved to treat erectile dysfunction, the symptoms of an enlarged prostate (BPH), or both. We prescribe it for sexual health only.',
  ],
  notApproved: [
    'It is not approved for early ejaculation. Where a clinician prescribes it for that, beside an erection problem, the use is off-label. It does not raise desire, and it is not for women.',
  ],
  howToTake: [
    {
      points: [
        'Follow one plan only: as needed, or daily. Never mix them.',
        'At most one dose a day. Food makes no difference.',
        'Do not split the tablets.',
      ],
    },
    {
      heading: 'As needed or daily',
      table: {
        caption: 'Tadalafil as needed and daily',
        columns: ['', 'As needed', 'Daily'],
        rows: [
          ['When', 'Before sex', 'Same time every day'],
          ['Start', '10 mg', '2.5 mg'],
          ['Range', '5 to 20 mg', '2.5 to 5 mg'],
          ['Works', 'Up to 36 hours', 'All day, while you take it'],
          [
            'With strong CYP3A4 inhibitors, such as ritonavir or ketoconazole tablets',
            'At most 10 mg in 72 hours',
            'At most 2.5 mg',
          ],
          ['Severe kidney disease', 'At most 5 mg in 72 hours', 'Not recommended'],
          ['Severe liver disease', 'Do not take', 'Do not take'],
        ],
      },
    },
    {
      heading: 'Nitrates stay dangerous for 48 hours',
      text: [
        'Tadalafil stays in the body for long. In an emergency, at least 48 hours must pass after the last dose before a nitrate can even be considered, in hospital. Taking it daily means that you can never use nitrates.',
      ],
    },
  ],
  missedDose: [
    'As needed: no dose can be missed. Daily: take it when you remember on the same day, otherwise skip it. Never take two.',
  ],
  interactions: [
    {
      points: [
        'Nitrates, poppers, riociguat: never.',
        'Alpha-blockers (such as tamsulosin, doxazosin): blood pressure can fall. Be stable on them first and start with the lowest dose.',
        'Blood pressure medicines, and minoxidil tablets: they add up.',
        'HIV medicines such as ritonavir, antifungals such as ketoconazole or itraconazole tablets, and grapefruit: they keep more tadalafil in the blood.',
        'Rifampin and some seizure medicines make it weaker.',
        'Alcohol: 5 or more drinks can cause dizziness, a fast heartbeat and low blood pressure.',
      ],
    },
  ],
  sideEffects: {
    common: [
      'Headache, indigestion, flushing, a blocked nose.',
      'Back pain, muscle pain, pain in arms or legs, mostly 12 to 24 hours after a dose and gone in 2 days.',
    ],
    serious: pde5Serious,
    getHelpNow: pde5Emergencies,
  },
  expect: [
    'As needed it starts within about 30 minutes to 2 hours and can help for up to 36 hours. Daily it takes about 5 days to reach a steady level. Arousal is still needed.',
  ],
  labelSearch: 'tadalafil tablets erectile dysfunction',
  sources: [
    { label: 'FDA-approved label, tadalafil tablets for erectile dysfunction' },
    {
      label: 'Princeton III consensus on sex and heart disease',
      url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC5027992/',
    },
    { label: 'American Urological Association guideline on erectile dysfunction' },
  ],
};
