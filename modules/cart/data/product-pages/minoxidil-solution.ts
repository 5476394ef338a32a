import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { atFront, renewing, scalpMinoxidil } from './shared.ts';

export const minoxidilSolutionPage: ProductPageContent = {
  ...scalpMinoxidil,
  slug: 'minoxidil-solution',
  forms: [{ drugType: 'minoxidil', label: 'Solution' }],
  name: 'Minoxidil solution',
  oneLine: 'The classic liquid with a dropper for thinning at the crown, used twice a day.',
  about: [
    'Minoxidil 5% helps follicles at the crown stay in their growing phase longer, so hair can grow longer and thicker. It needs no prescription.',
    'The liquid is our lowest-priced minoxidil, and the dropper reaches the scalp through longer hair.',
  ],
  howToUse: [
    'Fill the dropper to 1 mL and apply it to the dry scalp at the crown.',
    'Spread it with a finger, morning and evening. Wash your hands.',
    'If you can, give it 2 to 4 hours to dry before bed. Using more does not work better.',
  ],
  ingredients: titled({
    'Minoxidil 5%': 'The only active ingredient.',
    'Inactive ingredients':
      'Solutions usually contain alcohol, propylene glycol and water. Propylene glycol makes some scalps itch; foam usually has none. The full list is on the carton.',
  }),
  questions: [
    {
      title: 'What should I do if my scalp itches?',
      text: 'Stop until the itching goes away. It often comes from propylene glycol, so foam may be a better choice for you. If your scalp is sore or blistered, or the itching does not stop, see a doctor.',
    },
    atFront,
    {
      title: 'Can I use it with finasteride tablets?',
      text: 'Yes, many men do. The solution must not be used with another form of minoxidil.',
    },
    renewing,
  ],
  related: ['finasteride', 'minoxidil-foam', 'minoxidil-spray'],
  facts: 'minoxidil-solution',
};
