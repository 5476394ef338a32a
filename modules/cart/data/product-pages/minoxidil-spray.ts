import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { atFront, renewing, scalpMinoxidil } from './shared.ts';

// Unsure: the ingredients besides minoxidil and the number of sprays. Sold over the counter, so without tretinoin.
export const minoxidilSprayPage: ProductPageContent = {
  ...scalpMinoxidil,
  slug: 'minoxidil-spray',
  forms: [{ drugType: 'minoxidil_spray', label: 'Spray' }],
  name: 'Minoxidil spray',
  oneLine: 'Minoxidil with added vitamins in a fine spray, twice a day, for the crown.',
  about: [
    'The same 5% minoxidil as our solution and foam, as a spray that goes between the hairs. It helps follicles at the crown stay longer in their growing phase.',
    'The added vitamins are not active ingredients, and no one has shown that they regrow hair.',
  ],
  howToUse: [
    'Part your dry hair at the crown, hold the spray close, and use the number of sprays on the carton.',
    'Spread it with a finger, morning and evening. Wash your hands.',
    'Keep the mist out of eyes and mouth. Let it dry before you lie down.',
  ],
  ingredients: titled({
    'Minoxidil 5%': 'The only active ingredient.',
    Vitamins: 'Each is named on the carton. It contains no tretinoin, which would need a prescription.',
    'Everything else': 'The full list is on the carton. Check it if you have allergies.',
  }),
  questions: [
    {
      title: 'Does the spray work better than foam or solution?',
      text: 'No one has shown that. The drug, its strength and the place are the same; choose what you will use every day.',
    },
    atFront,
    renewing,
  ],
  related: ['minoxidil-foam', 'minoxidil-solution', 'finasteride'],
  facts: 'minoxidil-spray',
};
