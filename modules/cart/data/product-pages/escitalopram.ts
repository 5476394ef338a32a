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

export const escitalopramPage: ProductPageContent = {
  slug: 'escitalopram',
  forms: [{ drugType: 'escitalopram', label: 'Tablets' }],
  name: 'Escitalopram',
  oneLine: 'A daily antidepressant tablet, used off-label for early ejaculation.',
  badges: ['Off-label'],
  notice: ssriNotice,
  about: [
    'Escitalopram is an antidepressant. A known side effect is that climax comes later, and clinicians use that effect for early ejaculation. There is less evidence for this than for sertraline or fluoxetine.',
    'It is taken every day, not before sex. Nausea, changes in sleep and less interest in sex are common. Sexual problems that continued after stopping have been reported.',
  ],
  howToUse: [
    'Take one tablet once a day, at the same time, with or without food.',
    'Take it every day, even when you do not plan to have sex.',
    'Do not change the dose yourself, and do not stop suddenly.',
  ],
  ingredients: titled({
    Escitalopram: 'The active ingredient. We start with 10 mg; the strength is on your label.',
    'Inactive ingredients':
      'These vary a little by manufacturer. The leaflet with your bottle lists what is in yours. Tell us about any allergies during your visit.',
  }),
  timeline: [...ssriTimeline, taper],
  more: [
    notForSsri('escitalopram or citalopram'),
    {
      id: 'heart-rhythm',
      title: 'Heart rhythm',
      text: [
        'Escitalopram can lengthen the QT interval, which can lead to a dangerous heart rhythm. It is not for anyone with a long QT interval. Tell us about fainting, a slow or irregular heartbeat, heart failure, low potassium or magnesium, or a relative who died suddenly at a young age. You may need an ECG first.',
      ],
    },
  ],
  safety: ssriSafety,
  getHelpNow: moodHelp,
  questions: [
    approvedOnly,
    whoDecides(
      'We start with 10 mg. A clinician may raise the dose to 20 mg, but no higher. At 65 or over, or with liver disease, the maximum is 10 mg.',
    ),
    ssriFirstMonth,
    otherWays,
    renewing,
  ],
  related: ['climax-delay-spray', 'sertraline', 'fluoxetine'],
  facts: 'escitalopram',
};
