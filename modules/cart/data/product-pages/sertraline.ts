import { titled } from '../titled.ts';
import {
  moodHelp,
  notForSsri,
  otherWays,
  ssriFirstMonth,
  ssriNotice,
  ssriSafety,
  ssriTimeline,
  taper,
  whoDecides,
} from './sexual-health.ts';
import type { ProductPageContent } from './shape.ts';
import { approvedOnly, renewing } from './shared.ts';

export const sertralinePage: ProductPageContent = {
  slug: 'sertraline',
  forms: [{ drugType: 'sertraline', label: 'Tablets' }],
  name: 'Sertraline',
  oneLine: 'A daily antidepressant tablet, used off-label for early ejaculation.',
  badges: ['Off-label'],
  notice: ssriNotice,
  about: [
    'Sertraline is an antidepressant. A known side effect is that climax comes later, and clinicians use that effect for early ejaculation.',
    'It is taken every day, not before sex. Nausea, changes in sleep and less interest in sex are common. Sexual problems that continued after stopping have been reported.',
  ],
  howToUse: [
    'Take one tablet once a day, at the same time, with or without food.',
    'Take it every day. Taking it only before sex does not work as well.',
    'Do not change the dose yourself, and do not stop suddenly.',
  ],
  ingredients: titled({
    Sertraline: 'The active ingredient. We start with 50 mg; the strength is on your label.',
    'Inactive ingredients':
      'These vary a little by manufacturer. The leaflet with your bottle lists what is in yours. Tell us about any allergies during your visit.',
  }),
  timeline: [...ssriTimeline, taper],
  more: [notForSsri('sertraline')],
  safety: ssriSafety,
  getHelpNow: moodHelp,
  questions: [
    approvedOnly,
    whoDecides('We start with 50 mg. A clinician may raise the dose to 100 mg after a few weeks.'),
    ssriFirstMonth,
    otherWays,
    renewing,
  ],
  related: ['climax-delay-spray', 'fluoxetine', 'escitalopram'],
  facts: 'sertraline',
};
