import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { atFront, renewing, scalpMinoxidil } from './shared.ts';

export const minoxidilSolutionPage: ProductPageContent = {
  ...scalpMinoxidil,
  slug: 'minoxidil-solution',
  forms: [{ drugType: 'minoxidil', label: 'Solution' }],
  name: 'Minoxidil solution',
  oneLine: 'The classic liquid with a dropper, twice a day, for thinning at the crown.',
  about: [
    'Minoxidil 5% helps follicles at the crown stay longer in their growing phase, so hair can grow longer and thicker. It needs no prescription.',
    'The liquid is our lowest price for minoxidil, and the dropper reaches the skin through longer hair.',
  ],
  howToUse: [
    'Fill the dropper to 1 mL and put it on the dry scalp at the crown.',
    'Spread it with a finger, morning and evening. Wash your hands.',
    'Give it 2 to 4 hours to dry before bed where you can. More does not work better.',
  ],
  ingredients: titled({
    'Minoxidil 5%': 'The only active ingredient.',
    'Everything else':
      'Solutions usually contain alcohol, propylene glycol and water. Propylene glycol makes some scalps itch; foam usually has none. The full list is on the carton.',
  }),
  questions: [
    {
      title: 'My scalp itches. What now?',
      text: 'Stop until it is calm. The itch often comes from propylene glycol, so foam may suit you better. If it is sore, blistered or does not settle, see a doctor.',
    },
    atFront,
    {
      title: 'Can I use it with finasteride tablets?',
      text: 'Yes, many men do. It must not be used with another form of minoxidil.',
    },
    renewing,
  ],
  related: ['finasteride', 'minoxidil-foam', 'minoxidil-spray'],
  facts: 'minoxidil-solution',
};
