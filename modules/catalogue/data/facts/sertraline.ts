import type { PrescriptionFacts } from './drug-facts.ts';
import * as antidepressants from './shared/antidepressants.ts';

export const sertralineFacts: PrescriptionFacts = {
  ...antidepressants.sharedFacts('Sertraline'),
  slug: 'sertraline',
  drugTypes: ['sertraline'],
  name: 'Sertraline tablets',
  sayIt: 'SER-tra-leen',
  brandNames: ['Zoloft'],
  summary:
    'An antidepressant that is used off-label for early ejaculation. It has a boxed warning, and you must not stop it suddenly.',
  treats: [
    'Sertraline is FDA-approved for depression and several anxiety disorders. A known side effect is delayed climax. Clinicians use that effect off-label for early ejaculation.',
  ],
  howToTake: [
    {
      points: [
        'Take one tablet once a day, at the same time, with or without food.',
        'We start with 50 mg. A clinician may raise the dose to 100 mg after a few weeks.',
        'Take it every day. Taking it only before sex does not work as well.',
      ],
    },
  ],
  whoShouldNot: [
    {
      points: [
        ...antidepressants.mustNotTake('sertraline'),
        'Liquid sertraline, which we do not supply, must not be taken with disulfiram.',
      ],
    },
  ],
  discussFirst: antidepressants.discussFirst,
  interactions: [
    {
      points: [
        ...antidepressants.interactions,
        'Never take it with pimozide. Medicines that affect heart rhythm (QT), some heart rhythm drugs and phenytoin: tell us first.',
      ],
    },
  ],
  sideEffects: {
    common: [
      'Nausea, loose stools, indigestion.',
      'Trouble sleeping or sleepiness, tiredness.',
      'Sweating, shaking, dry mouth, reduced appetite.',
      'Less interest in sex, trouble with erections, or not being able to climax.',
    ],
    serious: antidepressants.seriousEffects,
    getHelpNow: antidepressants.emergencies,
  },
  expect: [antidepressants.expectations],
  stopping: [
    'Do not stop suddenly. That can cause dizziness, “electric shock” feelings, trouble sleeping, irritability and low mood. Message your clinician, who will help you lower the dose in steps (a taper). The effect on climax wears off within days to weeks.',
  ],
  labelSearch: 'sertraline tablets',
  sources: antidepressants.sourcesOf('sertraline'),
};
