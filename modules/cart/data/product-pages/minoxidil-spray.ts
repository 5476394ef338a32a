import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { atFront, renewing, scalpMinoxidil } from './shared.ts';

// Unsure: the ingredients besides minoxidil and the number of sprays. Sold over the counter, so without tretinoin.
export const minoxidilSprayPage: ProductPageContent = {
  ...scalpMinoxidil,
  slug: 'minoxidil-spray',
  forms: [{ drugType: 'minoxidil_spray', label: 'Spray' }],
  name: 'Minoxidil spray',
  oneLine: 'Minoxidil with added vitamins in a fine spray for the crown, used twice a day.',
  about: [
    'The same 5% minoxidil as our solution and foam, in a spray that gets between hairs. It helps follicles at the crown stay in their growing phase longer.',
    'The added vitamins are not active ingredients, and they have not been shown to regrow hair.',
  ],
  howToUse: [
    'Part your dry hair at the crown, hold the spray close, and use the number of sprays on the carton.',
    'Spread it with a finger, morning and evening. Wash your hands.',
    'Keep the mist out of your eyes and mouth. Let it dry before you lie down.',
  ],
  ingredients: titled({
    'Minoxidil 5%': 'The only active ingredient.',
    Vitamins:
      'Each vitamin is listed on the carton. The spray contains no tretinoin, which would need a prescription.',
    'Other ingredients': 'The full list is on the carton. Check it if you have allergies.',
  }),
  questions: [
    {
      title: 'Does the spray work better than foam or solution?',
      text: 'It has not been shown to. The drug, its strength and where you use it are the same, so choose the one you will use every day.',
    },
    atFront,
    renewing,
  ],
  related: ['minoxidil-foam', 'minoxidil-solution', 'finasteride'],
  facts: 'minoxidil-spray',
};
