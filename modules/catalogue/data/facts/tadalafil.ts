import { specialtyEntryPages } from '#config/entry-pages.ts';
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
    'A prescription tablet for erectile dysfunction, taken as needed or every day. Never take it with a nitrate.',
  shopPath: specialtyEntryPages.sexualHealth,
  treats: [
    'Tadalafil is FDA-approved to treat erectile dysfunction, the symptoms of an enlarged prostate (BPH), or both. We prescribe it for sexual health only.',
  ],
  notApproved: [
    'It is not approved for early ejaculation. If a clinician prescribes it for that, along with an erection problem, the use is off-label. It does not increase sex drive, and it is not for women.',
  ],
  howToTake: [
    {
      points: [
        'Follow one plan only: as needed, or daily. Never mix them.',
        'Take at most one dose a day, with or without food.',
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
          ['Starting dose', '10 mg', '2.5 mg'],
          ['Dose range', '5 to 20 mg', '2.5 to 5 mg'],
          ['How long it works', 'Up to 36 hours', 'All day, as long as you take it'],
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
        'Tadalafil stays in the body for a long time. In an emergency, at least 48 hours must pass after the last dose before a nitrate can even be considered, and then only in a hospital. If you take it daily, you can never use nitrates.',
      ],
    },
  ],
  missedDose: [
    'As needed: you cannot miss a dose. Daily: take it if you remember on the same day. Otherwise, skip it. Never take two doses to catch up.',
  ],
  interactions: [
    {
      points: [
        'Never take it with nitrates, poppers or riociguat.',
        'Alpha-blockers (such as tamsulosin or doxazosin): your blood pressure can drop. You must be stable on the alpha-blocker first, and start with the lowest dose.',
        'Blood pressure medicines and minoxidil tablets: the effects add up.',
        'HIV medicines such as ritonavir, antifungals such as ketoconazole or itraconazole tablets, and grapefruit: they raise the level of tadalafil in your blood.',
        'Rifampin and some seizure medicines make it less effective.',
        'Alcohol: 5 or more drinks can cause dizziness, a fast heartbeat and low blood pressure.',
      ],
    },
  ],
  sideEffects: {
    common: [
      'Headache, indigestion, flushing, a stuffy nose.',
      'Back pain, muscle pain, or pain in the arms or legs, mostly 12 to 24 hours after a dose and gone in 2 days.',
    ],
    serious: pde5Serious,
    getHelpNow: pde5Emergencies,
  },
  expect: [
    'Taken as needed, it starts to work within about 30 minutes to 2 hours and can help for up to 36 hours. Taken daily, it takes about 5 days to reach a steady level. You still need to be aroused.',
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
