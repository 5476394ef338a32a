import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { approvedOnly, renewing } from './shared.ts';

export const ketoconazolePage: ProductPageContent = {
  slug: 'ketoconazole',
  forms: [{ drugType: 'ketoconazole', label: 'Shampoo' }],
  name: 'Ketoconazole shampoo',
  oneLine: 'A prescription antifungal shampoo for a flaky, itchy scalp, used along with hair-loss treatment.',
  badges: ['Off-label'],
  about: [
    'Ketoconazole reduces the yeast that lives on every scalp and can cause flakes and itching. A calmer scalp makes it easier to stick with treatments you apply to it.',
    'The 2% shampoo is approved for tinea versicolor, a skin infection. Using it for dandruff or along with hair-loss treatment is off-label. Small studies suggest that it may help thinning hair, but this is not proven.',
  ],
  howToUse: [
    'Use it 2 to 3 times a week: wet your hair and lather it into the scalp.',
    'Leave it on for 5 minutes, then rinse well.',
    'On other days, use any mild shampoo.',
  ],
  ingredients: titled({
    'Ketoconazole 2%': 'The active ingredient. This strength needs a prescription.',
    'Inactive ingredients':
      'The leaflet lists the rest. During your visit, tell us about any allergies to fragrances, dyes or preservatives.',
  }),
  timeline: titled({
    'Weeks 1 to 2': 'Less itching for many people. Hair may feel drier or different.',
    'Weeks 2 to 4': 'Fewer flakes.',
    'Over months': 'If it helps hair at all, it takes months. Do not rely on it alone.',
    'If you stop': 'Flakes can come back.',
  }),
  safety: [
    'Do not use it if you are allergic to ketoconazole or any ingredient in it, or on broken or infected skin.',
    'It can dry or irritate the scalp, change hair texture, loosen a perm, and cause some extra shedding.',
    'Tell us about psoriasis, eczema or a steroid that you use on your scalp.',
    'Keep it out of your eyes. If you are pregnant or breastfeeding, ask a doctor first.',
  ],
  getHelpNow: 'For hives, swelling of the face or throat, or trouble breathing, rinse it off and call 911.',
  questions: [
    {
      title: 'Is it the same as the 1% shampoo sold in stores?',
      text: 'The 1% shampoo has the same drug at half the strength. It is sold without a prescription for dandruff.',
    },
    {
      title: 'Does it interact with my other medicines?',
      text: 'Very little passes through the skin, so the warnings for ketoconazole tablets do not apply. Still, tell us everything you take.',
    },
    approvedOnly,
    renewing,
  ],
  related: ['finasteride', 'minoxidil-foam', 'thickening-shampoo'],
  facts: 'ketoconazole-shampoo',
};
