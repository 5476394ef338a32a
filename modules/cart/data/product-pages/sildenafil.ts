import { titled } from '../titled.ts';
import {
  erectionEnds,
  heartCheck,
  nitrates,
  notForErections,
  notWithTheOther,
  pde5Help,
  whoDecides,
} from './sexual-health.ts';
import type { ProductPageContent } from './shape.ts';
import { approvedOnly, renewing } from './shared.ts';

export const sildenafilPage: ProductPageContent = {
  slug: 'sildenafil',
  forms: [{ drugType: 'sildenafil', label: 'Tablets', serviceLine: 'erectile_dysfunction' }],
  name: 'Sildenafil',
  oneLine: 'A tablet taken about an hour before sex, FDA-approved for erectile dysfunction.',
  badges: [],
  about: [
    'Sildenafil helps blood flow into the penis when you are aroused. It does not create desire, and it does not work without arousal. It helps for about 4 hours.',
    heartCheck,
  ],
  howToUse: [
    'Take one tablet about 1 hour before sex. Taking it 30 minutes to 4 hours before can also work.',
    'Take it at most once a day.',
    'A heavy or high-fat meal delays its effect. You still need to be aroused.',
  ],
  ingredients: titled({
    'Sildenafil citrate': 'The active ingredient. Most men start with 50 mg; the strength is on your label.',
    'Inactive ingredients':
      'These vary a little by manufacturer. The leaflet with your bottle lists what is in yours. Tell us about any allergies during your visit.',
  }),
  timeline: [
    { title: 'After 30 to 60 minutes', text: 'It starts to work.' },
    { title: 'For about 4 hours', text: 'It keeps working.' },
    {
      title: 'After several tries',
      text: 'This is the time to judge it. If it does not help, tell your clinician and do not take more.',
    },
    erectionEnds,
  ],
  more: [
    notForErections,
    {
      id: 'early-ejaculation',
      title: 'For early ejaculation',
      text: [
        'Sildenafil is not approved for early ejaculation. That use is off-label. It may be an option when erections are a problem too, because a man who worries about losing his erection may rush.',
      ],
    },
  ],
  safety: [
    nitrates,
    'Headache, flushing and a stuffy nose are the usual side effects.',
    'Do not take a similar drug the same day.',
  ],
  getHelpNow: pde5Help,
  questions: [
    approvedOnly,
    whoDecides(
      'The usual starting strength is 50 mg. With some medicines, with liver or severe kidney disease, and over age 65 it is 25 mg.',
    ),
    notWithTheOther,
    {
      title: 'Does it work every time?',
      text: 'No. You may need several tries on different days. If it does not help, write to your clinician, who may change the strength or suggest something else.',
    },
    renewing,
  ],
  related: ['tadalafil', 'climax-delay-spray'],
  facts: 'sildenafil-citrate',
};
