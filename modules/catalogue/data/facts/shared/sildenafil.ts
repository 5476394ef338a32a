import type { TextBlock } from '../drug-facts.ts';

/** Starting doses and maximum doses from the label. */
export const sildenafilDoses: TextBlock = [
  {
    heading: 'Doses on the label (for erectile dysfunction)',
    table: {
      caption: 'Sildenafil doses',
      columns: ['Who', 'Starting dose', 'Maximum dose'],
      rows: [
        ['Most men', '50 mg', '100 mg, once a day'],
        ['Over 65', '25 mg', 'As your clinician decides'],
        ['Taking an alpha-blocker, once stable on it', '25 mg', 'As your clinician decides'],
        ['Cirrhosis of the liver or severe kidney disease', '25 mg', 'As your clinician decides'],
        ['Taking ketoconazole tablets, itraconazole or erythromycin', '25 mg', 'As your clinician decides'],
        ['Taking ritonavir', '25 mg', '25 mg in 48 hours'],
      ],
    },
  },
];

export const sildenafilInteractions: TextBlock = [
  {
    points: [
      'Never take it with nitrates, poppers or riociguat.',
      'Alpha-blockers for the prostate or blood pressure (such as tamsulosin or doxazosin): your blood pressure can drop. You must be stable on the alpha-blocker first, and start with 25 mg.',
      'Blood pressure medicines and minoxidil tablets: the effects add up.',
      'HIV medicines such as ritonavir, antifungals such as ketoconazole or itraconazole tablets, and erythromycin: they raise the level of sildenafil in your blood.',
      'Grapefruit may do the same. Alcohol can make erections worse and dizziness more likely.',
    ],
  },
];

export const sildenafilCommon = [
  'Headache, flushing, indigestion, a stuffy nose.',
  'Back or muscle pain, dizziness, nausea, rash.',
  'A blue tint to your vision, blurred vision, more sensitivity to light.',
];
