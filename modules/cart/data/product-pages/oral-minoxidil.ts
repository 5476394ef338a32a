import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { approvedOnly, renewing } from './shared.ts';

export const oralMinoxidilPage: ProductPageContent = {
  slug: 'oral-minoxidil',
  forms: [{ drugType: 'minoxidil_oral', label: 'Tablets' }],
  name: 'Oral minoxidil',
  oneLine: 'A low-dose daily tablet, used off-label for hair loss and only after a clinician’s review.',
  badges: ['Off-label'],
  notice: {
    id: 'boxed-warning',
    title: 'A blood pressure drug with a boxed warning',
    text: [
      'Minoxidil tablets can cause fluid to collect around the heart and can make chest pain worse. The label is about higher doses than those used for hair loss. A lower dose does not make the warning go away.',
    ],
  },
  about: [
    'Minoxidil tablets are FDA-approved only for severe high blood pressure. Clinicians also prescribe them in low doses for male pattern hair loss. That use is off-label.',
    'What is known about how well they work for hair, and how safe they are, comes from smaller studies and from experience.',
  ],
  howToUse: [
    'Check your blood pressure and pulse before the first tablet.',
    'Take exactly the amount on your label, once a day, at the same time.',
    'Stand up slowly, especially in the first week. If you miss a dose, skip it.',
  ],
  ingredients: titled({
    'Minoxidil 2.5 mg':
      'The active ingredient. Men usually start at 2.5 mg a day; some start with half a tablet. Your clinician decides.',
    'Inactive ingredients':
      'These vary a little by manufacturer. The leaflet with your bottle lists what is in yours. Tell us about any allergies during your visit.',
  }),
  timeline: titled({
    'First days': 'Blood pressure and pulse can change. If you feel faint, write to us.',
    'Weeks 4 to 6': 'If you get swelling, it often shows up now.',
    'From month 3': 'You may start to see changes in your hair. It does not work for everyone.',
    'If you stop': 'The hair you gained is usually lost over the following months.',
  }),
  more: [
    {
      id: 'not-for',
      title: 'Who must not take it',
      text: ['A clinician checks this in your visit. The full list is in the facts about this drug.'],
      points: [
        'Anyone with a pheochromocytoma, a rare tumor of the adrenal gland.',
        'Anyone with heart failure, fluid or inflammation around the heart, or high blood pressure in the lungs with a narrowed mitral valve.',
        'Anyone whose blood pressure is below 90/60.',
        'Anyone allergic to minoxidil, and anyone under 18.',
      ],
    },
  ],
  safety: [
    'Boxed warning: it can cause fluid around the heart and make chest pain worse. Using it for hair loss is off-label.',
    'Weigh yourself from time to time. Tell us about a weight gain of 5 pounds, swollen hands, feet or face, or a fast heartbeat.',
    'Never change the dose yourself, and never take two doses to make up for a missed one.',
    'Use only one form of minoxidil at a time. Keep it away from children and pets.',
  ],
  getHelpNow: 'Call 911 for chest pain, fainting or trouble breathing.',
  questions: [
    approvedOnly,
    {
      title: 'Why tablets and not the foam or solution?',
      text: 'Some men find a daily tablet easier. Foam and solution are FDA-approved for the crown, need no prescription and do not carry the boxed warning. Your clinician tells you which of them fits.',
    },
    {
      title: 'Can I take it with ED tablets?',
      text: 'Tell us if you take sildenafil or tadalafil: together they can lower blood pressure too much. A clinician reviews that first.',
    },
    {
      title: 'Does hair grow elsewhere too?',
      text: 'Often. More hair on the face, arms or body is one of the common side effects.',
    },
    renewing,
  ],
  related: ['finasteride', 'minoxidil-foam', 'minoxidil-solution'],
  facts: 'oral-minoxidil',
};
