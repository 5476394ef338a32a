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
    'An antidepressant that is used off-label for early ejaculation. It has a boxed warning and can affect heart rhythm (QT).',
  treats: [
    'Escitalopram is FDA-approved for depression and generalized anxiety. A known side effect is delayed climax. Clinicians use that effect off-label for early ejaculation. There is less evidence for this than for sertraline or fluoxetine.',
  ],
  howToTake: [
    {
      points: [
        'Take one tablet once a day, at the same time, with or without food.',
        'We start with 10 mg. A clinician may raise the dose to 20 mg, but no higher.',
        'If you are 65 or over or have liver disease, the maximum is 10 mg.',
      ],
    },
  ],
  whoShouldNot: [
    {
      points: [
        ...antidepressants.mustNotTake('escitalopram or citalopram'),
        'Anyone who takes citalopram: it is nearly the same drug.',
        'Anyone with a long QT interval, a change in the heartbeat that shows on an ECG.',
      ],
    },
  ],
  discussFirst: [
    ...antidepressants.discussFirst,
    {
      heading: 'Heart rhythm (QT)',
      text: [
        'Escitalopram can lengthen the QT interval, which can lead to a dangerous heart rhythm. Tell us about fainting, a slow or irregular heartbeat, heart failure, low potassium or magnesium, or a relative who died suddenly at a young age. You may need an ECG first.',
      ],
    },
  ],
  interactions: [
    {
      points: [
        ...antidepressants.interactions,
        'Never take it with pimozide or citalopram.',
        'Medicines that lengthen the QT interval, such as some antibiotics (erythromycin, moxifloxacin), heart rhythm drugs, antipsychotics and methadone: the risks add up.',
        'Omeprazole and cimetidine raise the level of escitalopram in your blood.',
      ],
    },
  ],
  sideEffects: {
    common: [
      'Nausea, loose stools or constipation.',
      'Sleepiness, trouble sleeping, tiredness.',
      'Sweating, dry mouth, dizziness.',
      'Less interest in sex, trouble with erections, or not being able to climax.',
    ],
    serious: [...antidepressants.seriousEffects, 'A fast, slow or irregular heartbeat, or fainting (QT).'],
    getHelpNow: antidepressants.emergencies,
  },
  expect: [antidepressants.expectations],
  stopping: [
    'Do not stop suddenly. That can cause dizziness, “electric shock” feelings, trouble sleeping, irritability and low mood. Message your clinician, who will help you lower the dose in steps (a taper). The effect on climax wears off within days to weeks.',
  ],
  labelSearch: 'escitalopram tablets',
  sources: antidepressants.sourcesOf('escitalopram'),
};
