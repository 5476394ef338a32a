import type { PrescriptionFacts } from './drug-facts.ts';
import * as antidepressants from './shared/antidepressants.ts';

// Less evidence for this use than for sertraline and fluoxetine; not in the guideline table that was consulted.
export const escitalopramFacts: PrescriptionFacts = {
  ...antidepressants.sharedFacts('Escitalopram'),
  slug: 'escitalopram',
  drugTypes: ['escitalopram'],
  name: 'Escitalopram tablets',
  sayIt: 'es-sye-TAL-oh-pram',
  brandNames: ['Lexapro'],
  summary:
    'An antidepressant that is used off-label for early ejaculation. It has a boxed warning and can affect the heart rhythm (QT).',
  treats: [
    'Escitalopram is FDA-approved for depression and generalized anxiety. A known side effect is that climax comes later. Clinicians use that effect off-label for early ejaculation. There is less evidence for this than for sertraline or fluoxetine.',
  ],
  howToTake: [
    {
      points: [
        'Take one tablet once a day, at the same time, with or without food.',
        'We start with 10 mg. A clinician may go up to 20 mg, not more.',
        'At age 65 or over, or with liver disease, 10 mg is the most.',
      ],
    },
  ],
  whoShouldNot: [
    {
      points: [
        ...antidepressants.mustNotTake('escitalopram or citalopram'),
        'Anyone who takes citalopram: it is nearly the same drug.',
        'Anyone with a long QT interval, a change in the heartbeat that an ECG shows.',
      ],
    },
  ],
  tellFirst: [
    ...antidepressants.tellFirst,
    {
      heading: 'Heart rhythm (QT)',
      text: [
        'Escitalopram can lengthen the QT interval, which can lead to a dangerous heartbeat. Tell us about fainting, a slow or uneven heartbeat, heart failure, low potassium or magnesium, or sudden death in a young relative. You may need an ECG first.',
      ],
    },
  ],
  interactions: [
    {
      points: [
        ...antidepressants.interactions,
        'Pimozide and citalopram: never.',
        'Medicines that lengthen QT, such as some antibiotics (erythromycin, moxifloxacin), heart rhythm drugs, antipsychotics, methadone: the risks add up.',
        'Omeprazole and cimetidine keep more escitalopram in the blood.',
      ],
    },
  ],
  sideEffects: {
    common: [
      'Nausea, loose stools or constipation.',
      'Sleepiness, trouble sleeping, tiredness.',
      'Sweating, dry mouth, dizziness.',
      'Less interest in sex, trouble with erections, or no climax.',
    ],
    serious: [...antidepressants.seriousEffects, 'A fast, slow or uneven heartbeat, or fainting (QT).'],
    getHelpNow: antidepressants.emergencies,
  },
  expect: [antidepressants.expectations],
  stopping: [
    'Do not stop suddenly. That can cause dizziness, “electric shock” feelings, bad sleep, irritability and low mood. Write to your clinician: you go down in steps (a taper). The effect on climax ends within days to weeks.',
  ],
  labelSearch: 'escitalopram tablets',
  sources: antidepressants.sourcesOf('escitalopram'),
};
