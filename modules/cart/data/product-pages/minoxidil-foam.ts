import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { atFront, minoxidilSafety, renewing, scalpMinoxidil } from './shared.ts';

export const minoxidilFoamPage: ProductPageContent = {
  ...scalpMinoxidil,
  slug: 'minoxidil-foam',
  forms: [{ drugType: 'minoxidil_foam', label: 'Foam' }],
  name: 'Minoxidil foam',
  oneLine: 'A quick-drying foam, twice a day, for thinning at the crown.',
  about: [
    'Minoxidil 5% helps follicles at the crown stay longer in their growing phase, so hair can grow longer and thicker. It needs no prescription.',
    'Foam dries faster than the liquid and usually has no propylene glycol, which makes some scalps itch.',
  ],
  howToUse: [
    'Part your dry hair at the crown. Hold the can upside down and press out half a capful.',
    'Massage it into the scalp, morning and evening. Wash your hands.',
    'Let it dry before you lie down or put on a hat. More does not work better.',
  ],
  ingredients: titled({
    'Minoxidil 5%': 'The only active ingredient.',
    'Everything else':
      'Foams usually contain alcohol, water, fatty alcohols and propellants. The full list is on the carton; check it if you have allergies.',
  }),
  safety: [...minoxidilSafety, 'The can is under pressure. Do not puncture it or leave it in a hot car.'],
  questions: [
    {
      title: 'Foam or solution?',
      text: 'The drug is the same. Foam dries faster and itches less often; the solution costs less and reaches the skin through long hair more easily.',
    },
    atFront,
    {
      title: 'Can I use it once a day?',
      text: 'The label says twice a day. Once a day is less than what was tested.',
    },
    renewing,
  ],
  related: ['finasteride', 'minoxidil-solution', 'thickening-shampoo'],
  facts: 'minoxidil-foam',
};
