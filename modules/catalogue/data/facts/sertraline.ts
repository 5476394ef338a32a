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
    'An antidepressant that is used off-label for early ejaculation. It has a boxed warning, and must not be stopped suddenly.',
  treats: [
    'Sertraline is FDA-approved for depression and several anxiety disorders. A known side effect is that climax comes later. Clinicians use that effect off-label for early ejaculation.',
  ],
  howToTake: [
    {
      points: [
        'Take one tablet once a day, at the same time, with or without food.',
        'We start with 50 mg. A clinician may go up to 100 mg after some weeks.',
        'Take it every day: taking it only before sex works less well.',
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
  tellFirst: antidepressants.tellFirst,
  interactions: [
    {
      points: [
        ...antidepressants.interactions,
        'Pimozide: never. Medicines that change the heartbeat (QT), some heart rhythm drugs and phenytoin: tell us first.',
      ],
    },
  ],
  sideEffects: {
    common: [
      'Nausea, loose stools, indigestion.',
      'Trouble sleeping or sleepiness, tiredness.',
      'Sweating, shaking, dry mouth, less appetite.',
      'Less interest in sex, trouble with erections, or no climax.',
    ],
    serious: antidepressants.seriousEffects,
    getHelpNow: antidepressants.emergencies,
  },
  expect: [antidepressants.expectations],
  stopping: [
    'Do not stop suddenly. That can cause dizziness, “electric shock” feelings, bad sleep, irritability and low mood. Write to your clinician: you go down in steps (a taper). The effect on climax ends within days to weeks.',
  ],
  labelSearch: 'sertraline tablets',
  sources: antidepressants.sourcesOf('sertraline'),
};
