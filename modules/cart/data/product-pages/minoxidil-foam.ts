import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { atFront, minoxidilSafety, renewing, scalpMinoxidil } from './shared.ts';

export const minoxidilFoamPage: ProductPageContent = {
  ...scalpMinoxidil,
  slug: 'minoxidil-foam',
  forms: [{ drugType: 'minoxidil_foam', label: 'Foam' }],
  name: 'Minoxidil foam',
  oneLine: 'A quick-drying foam for thinning at the crown, used twice a day.',
  about: [
    'Minoxidil 5% helps follicles at the crown stay in their growing phase longer, so hair can grow longer and thicker. It needs no prescription.',
    'Foam dries faster than the liquid and usually has no propylene glycol, an ingredient that makes some scalps itch.',
  ],
  howToUse: [
    'Part your dry hair at the crown. Hold the can upside down and press out half a capful.',
    'Massage it into the scalp, morning and evening. Wash your hands.',
    'Let it dry before you lie down or put on a hat. Using more does not work better.',
  ],
  ingredients: titled({
    'Minoxidil 5%': 'The only active ingredient.',
    'Inactive ingredients':
      'Foams usually contain alcohol, water, fatty alcohols and propellants. The full list is on the carton; check it if you have allergies.',
  }),
  safety: [...minoxidilSafety, 'The can is under pressure. Do not puncture it or leave it in a hot car.'],
  questions: [
    {
      title: 'Foam or solution?',
      text: 'They have the same drug. Foam dries faster and causes itching less often. The solution costs less and reaches the scalp through long hair more easily.',
    },
    atFront,
    {
      title: 'Can I use it once a day?',
      text: 'The label says to use it twice a day. Once a day is less than what was tested.',
    },
    renewing,
  ],
  related: ['finasteride', 'minoxidil-solution', 'thickening-shampoo'],
  facts: 'minoxidil-foam',
};
