import type { ProductPageContent } from './shape.ts';
import { carton, cosmeticTimeline, doesItRegrow, subscription } from './shared.ts';

// Cosmetics may promise a look but never growth. Their formulas are not known, so no ingredient is claimed.
const safety = [
  'Keep it out of your eyes. If it gets in them, rinse with water.',
  'Do not use on broken or sore skin. Stop if your scalp turns red or itches.',
  'Keep out of reach of children. For use on hair only.',
];

export const thickeningShampooPage: ProductPageContent = {
  slug: 'thickening-shampoo',
  forms: [{ drugType: 'thickening_shampoo', label: 'Shampoo' }],
  name: 'Thickening shampoo',
  oneLine: 'A gentle daily wash that makes hair look and feel thicker.',
  badges: ['Cosmetic'],
  about: [
    'It washes out oil and residue that make fine hair lie flat, so your hair looks and feels thicker when dry.',
    'It is a cosmetic. It does not treat hair loss, but it goes well with treatments that do.',
  ],
  howToUse: [
    'Wet your hair and work a little into a lather.',
    'Rinse well. You can use it every day.',
    'On days when you use a medicated shampoo, skip this one.',
  ],
  ingredients: [{ title: 'A cosmetic shampoo, 240 mL', text: 'It contains no drugs.' }, carton],
  timeline: cosmeticTimeline('Hair feels cleaner and looks fuller once it is dry.'),
  safety,
  questions: [
    doesItRegrow,
    {
      title: 'Can I use it with minoxidil or finasteride?',
      text: 'Yes. Wash first, let your hair dry, then put minoxidil on the scalp.',
    },
    subscription,
  ],
  related: ['thickening-conditioner', 'thickening-pomade', 'ketoconazole'],
};

export const thickeningConditionerPage: ProductPageContent = {
  slug: 'thickening-conditioner',
  forms: [{ drugType: 'thickening_conditioner', label: 'Conditioner' }],
  name: 'Thickening conditioner',
  oneLine: 'A light conditioner that makes hair feel fuller, without weighing it down.',
  badges: ['Cosmetic'],
  about: [
    'It smooths each hair so that it tangles and breaks less when you comb it, and looks fuller when dry.',
    'It is a cosmetic. It does not treat hair loss.',
  ],
  howToUse: [
    'After shampooing, work a little through the length of your hair.',
    'Wait a minute, then rinse.',
    'If your scalp is oily, keep it off the roots.',
  ],
  ingredients: [{ title: 'A cosmetic conditioner, 240 mL', text: 'It contains no drugs.' }, carton],
  timeline: cosmeticTimeline('Hair is softer, easier to comb, and looks fuller once it is dry.'),
  safety,
  questions: [
    doesItRegrow,
    {
      title: 'Do I need it if my hair is short?',
      text: 'Not really. It helps most when hair is long or dry enough to tangle.',
    },
    subscription,
  ],
  related: ['thickening-shampoo', 'thickening-pomade', 'daily-hair-defense'],
};

export const thickeningPomadePage: ProductPageContent = {
  slug: 'thickening-pomade',
  forms: [{ drugType: 'pomade', label: 'Pomade' }],
  name: 'Thickening pomade',
  oneLine: 'A matte hold that makes hair look thicker until you wash it out.',
  badges: ['Cosmetic'],
  about: [
    'It lightly coats and separates each hair, without shine, so that thin spots show less.',
    'It is a cosmetic. It does not treat hair loss.',
  ],
  howToUse: [
    'Warm a pea-sized amount between your palms.',
    'Work it into dry or slightly damp hair, from the back to the front.',
    'If you use minoxidil, let it dry first. Wash the pomade out before bed.',
  ],
  ingredients: [{ title: 'A cosmetic pomade, 60 g', text: 'It contains no drugs.' }, carton],
  timeline: cosmeticTimeline('Hair looks thicker and holds its shape.'),
  safety,
  questions: [
    doesItRegrow,
    {
      title: 'Does pomade cause hair loss?',
      text: 'No. Wash it out at night, so that it does not clog your pores or irritate your scalp.',
    },
    subscription,
  ],
  related: ['thickening-shampoo', 'thickening-conditioner', 'minoxidil-foam'],
};
