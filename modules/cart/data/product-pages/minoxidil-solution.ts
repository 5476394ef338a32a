import type { ProductPageContent } from './shape.ts';
import {
  atFront,
  minoxidilHelp,
  minoxidilRisk,
  minoxidilSafety,
  minoxidilTimeline,
  renewing,
} from './shared.ts';

export const minoxidilSolutionPage: ProductPageContent = {
  slug: 'minoxidil-solution',
  forms: [{ drugType: 'minoxidil', label: 'Solution' }],
  name: 'Minoxidil solution',
  oneLine: 'The classic liquid with a dropper, twice a day, for thinning at the crown.',
  badges: [],
  where: 'crown',
  risk: minoxidilRisk,
  about: [
    'Minoxidil 5% helps follicles at the crown stay longer in their growing phase, so hair can grow longer and thicker. It needs no prescription.',
    'The liquid is our lowest price for minoxidil, and the dropper reaches the skin through longer hair.',
  ],
  howToUse: [
    'Fill the dropper to 1 mL and put it on the dry scalp at the crown.',
    'Spread it with a finger, morning and evening. Wash your hands.',
    'Give it 2 to 4 hours to dry before bed where you can. More does not work better.',
  ],
  ingredients: [
    { title: 'Minoxidil 5%', text: 'The only active ingredient.' },
    {
      title: 'Everything else',
      text: 'Solutions usually contain alcohol, propylene glycol and water. Propylene glycol makes some scalps itch; foam usually has none. The full list is on the carton.',
    },
  ],
  timeline: minoxidilTimeline,
  safety: minoxidilSafety,
  getHelpNow: minoxidilHelp,
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
