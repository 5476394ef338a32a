import { titled } from '../titled.ts';
import {
  moodHelp,
  notForSsri,
  otherWays,
  ssriFirstMonth,
  ssriNotice,
  ssriSafety,
  ssriTimeline,
  whoDecides,
} from './sexual-health.ts';
import type { ProductPageContent } from './shape.ts';
import { approvedOnly, renewing } from './shared.ts';

export const fluoxetinePage: ProductPageContent = {
  slug: 'fluoxetine',
  forms: [{ drugType: 'fluoxetine', label: 'Capsules' }],
  name: 'Fluoxetine',
  oneLine: 'A daily antidepressant capsule, used off-label for early ejaculation.',
  badges: ['Off-label'],
  notice: ssriNotice,
  about: [
    'Fluoxetine is an antidepressant. A known side effect is that climax comes later, and clinicians use that effect for early ejaculation. It stays in the body for weeks.',
    'It is taken every day, not before sex. Nausea, changes in sleep and less interest in sex are common. Sexual problems that continued after stopping have been reported.',
  ],
  howToUse: [
    'Take it once a day, in the morning, with or without food.',
    'Swallow capsules whole.',
    'Do not change the dose yourself, and do not stop suddenly.',
  ],
  ingredients: titled({
    Fluoxetine: 'The active ingredient. We start with 20 mg; the strength is on your label.',
    'Inactive ingredients':
      'These vary a little by manufacturer. The leaflet with your bottle lists what is in yours. Tell us about any allergies during your visit.',
  }),
  timeline: [
    ...ssriTimeline,
    {
      title: 'If you stop',
      text: 'Ask your clinician first. It can keep working, and interact with other medicines, for 5 weeks after the last dose.',
    },
  ],
  more: [
    notForSsri('fluoxetine'),
    {
      id: 'other-medicines',
      title: 'With other medicines',
      text: [
        'It must not be taken with thioridazine. After you stop, wait 5 weeks before you take an MAOI or thioridazine. It also makes some medicines stronger or weaker, such as metoprolol, codeine, tramadol and tamoxifen.',
      ],
    },
  ],
  safety: ssriSafety,
  getHelpNow: moodHelp,
  questions: [
    approvedOnly,
    whoDecides(
      'We start with 20 mg. A clinician may raise the dose to 40 mg after a few weeks, but no higher.',
    ),
    ssriFirstMonth,
    otherWays,
    renewing,
  ],
  related: ['climax-delay-spray', 'sertraline', 'escitalopram'],
  facts: 'fluoxetine',
};
