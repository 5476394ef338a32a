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

export const tadalafilPage: ProductPageContent = {
  slug: 'tadalafil',
  forms: [{ drugType: 'tadalafil', label: 'Tablets', serviceLine: 'erectile_dysfunction' }],
  name: 'Tadalafil',
  oneLine: 'A tablet for erectile dysfunction that works for up to 36 hours, or every day in a small dose.',
  badges: [],
  about: [
    'Tadalafil helps blood flow into the penis when you are aroused. Take it before sex when you need it, or a small dose every day so that you do not have to plan ahead. Food makes no difference.',
    heartCheck,
  ],
  howToUse: [
    'Follow the plan on your label: as needed, or daily. Never mix the two.',
    'Take at most one dose a day, with or without food.',
    'Do not split the tablets.',
  ],
  ingredients: titled({
    Tadalafil:
      'The active ingredient. As needed, most men start with 10 mg; every day, with 2.5 mg. The strength is on your label.',
    'Inactive ingredients':
      'These vary a little by manufacturer. The leaflet with your bottle lists what is in yours. Tell us about any allergies during your visit.',
  }),
  timeline: [
    {
      title: 'As needed',
      text: 'It starts to work within 30 minutes to 2 hours and can help for up to 36 hours.',
    },
    { title: 'Daily', text: 'It takes about 5 days to reach a steady level.' },
    erectionEnds,
  ],
  more: [
    notForErections,
    {
      id: 'early-ejaculation',
      title: 'For early ejaculation',
      text: [
        'Tadalafil is not approved for early ejaculation. If a clinician prescribes it for that, along with an erection problem, the use is off-label.',
      ],
    },
  ],
  safety: [
    nitrates,
    'It stays in the body for a long time. Nitrates stay dangerous for at least 48 hours after the last dose.',
    'Headache, back pain and an upset stomach are the usual side effects.',
  ],
  getHelpNow: pde5Help,
  questions: [
    approvedOnly,
    {
      title: 'As needed or every day?',
      text: 'As needed suits men who have sex now and then. Every day suits men who have sex often and do not want to plan. Choose one plan; your clinician tells you if the other one fits better.',
    },
    whoDecides('The usual starting strength is 10 mg as needed, or 2.5 mg every day.'),
    notWithTheOther,
    renewing,
  ],
  related: ['sildenafil', 'climax-delay-spray'],
  facts: 'tadalafil',
};
