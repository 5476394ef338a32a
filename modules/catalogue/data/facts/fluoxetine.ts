import type { PrescriptionFacts } from './drug-facts.ts';
import * as antidepressants from './shared/antidepressants.ts';

export const fluoxetineFacts: PrescriptionFacts = {
  ...antidepressants.sharedFacts('Fluoxetine'),
  slug: 'fluoxetine',
  drugTypes: ['fluoxetine'],
  name: 'Fluoxetine capsules and tablets',
  sayIt: 'floo-OX-e-teen',
  brandNames: ['Prozac'],
  summary:
    'An antidepressant that is used off-label for early ejaculation. It has a boxed warning and stays in the body for weeks.',
  treats: [
    'Fluoxetine is FDA-approved for depression, obsessive-compulsive disorder, bulimia and panic disorder. A known side effect is delayed climax. Clinicians use that effect off-label for early ejaculation.',
  ],
  howToTake: [
    {
      points: [
        'Take it once a day, in the morning, with or without food.',
        'We start with 20 mg. A clinician may raise the dose to 40 mg after a few weeks, but no higher.',
        'Swallow capsules whole.',
      ],
    },
  ],
  whoShouldNot: [
    { points: [...antidepressants.mustNotTake('fluoxetine'), 'Anyone who takes thioridazine.'] },
  ],
  discussFirst: antidepressants.discussFirst,
  interactions: [
    {
      points: [
        ...antidepressants.interactions,
        'Never take it with pimozide or thioridazine. After you stop fluoxetine, wait 5 weeks before you take an MAOI or thioridazine, because fluoxetine leaves the body slowly.',
        'It makes some medicines stronger or weaker (through CYP2D6): metoprolol, codeine, tramadol, tamoxifen, older antidepressants (tricyclics) and some heart rhythm drugs.',
        'Medicines that affect heart rhythm (QT): tell us first.',
      ],
    },
  ],
  sideEffects: {
    common: [
      'Nausea, loose stools, reduced appetite.',
      'Trouble sleeping, anxiety or feeling nervous, sleepiness.',
      'Headache, shaking, sweating, dry mouth.',
      'Less interest in sex, trouble with erections, or not being able to climax.',
    ],
    serious: [
      ...antidepressants.seriousEffects,
      'Rash or hives with fever or joint pain. Low blood sugar if you have diabetes.',
    ],
    getHelpNow: antidepressants.emergencies,
  },
  expect: [antidepressants.expectations],
  stopping: [
    'Fluoxetine leaves the body so slowly that it mostly tapers itself. Still, ask your clinician before you stop, and do not stop suddenly on your own. It can keep working, and interact with other medicines, for 5 weeks after the last dose.',
  ],
  labelSearch: 'fluoxetine capsules',
  sources: antidepressants.sourcesOf('fluoxetine'),
};
