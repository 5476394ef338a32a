import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { approvedOnly, renewing } from './shared.ts';

export const ketoconazolePage: ProductPageContent = {
  slug: 'ketoconazole',
  forms: [{ drugType: 'ketoconazole', label: 'Shampoo' }],
  name: 'Ketoconazole shampoo',
  oneLine: 'A prescription antifungal shampoo for a flaky, itchy scalp, beside hair-loss treatment.',
  badges: ['Off-label'],
  about: [
    'Ketoconazole lowers the yeast that lives on every scalp and can cause flakes and itching. A calmer scalp makes it easier to stay with treatments you put on it.',
    'The 2% shampoo is approved for tinea versicolor, a skin infection. For dandruff and beside hair-loss treatment it is used off-label. Small studies suggest that it may help thinning hair; this is not proven.',
  ],
  howToUse: [
    'Use it 2 to 3 times a week: wet your hair and lather it into the scalp.',
    'Leave it on for 5 minutes, then rinse well.',
    'On other days use any mild shampoo.',
  ],
  ingredients: titled({
    'Ketoconazole 2%': 'The active ingredient. This strength needs a prescription.',
    'Everything else':
      'The leaflet lists the rest. Tell us about allergies to fragrances, dyes or preservatives in your visit.',
  }),
  timeline: titled({
    'Weeks 1 to 2': 'Less itch for many. Hair may feel drier or different.',
    'Weeks 2 to 4': 'Fewer flakes.',
    Months: 'If it helps hair at all, it takes months. Do not rely on it alone.',
    'If you stop': 'Flakes can come back.',
  }),
  safety: [
    'Do not use it if you are allergic to ketoconazole or an ingredient, or on broken or infected skin.',
    'It can dry or irritate the scalp, change hair texture, loosen a perm, and cause some extra shedding.',
    'Tell us about psoriasis, eczema or a steroid that you use on your scalp.',
    'Keep out of the eyes. If you are pregnant or breastfeeding, ask a doctor first.',
  ],
  getHelpNow: 'For hives, swelling of face or throat or trouble breathing, rinse it off and call 911.',
  questions: [
    {
      title: 'Is it the same as the 1% shampoo in a store?',
      text: 'The drug is the same at half the strength. The 1% shampoo is sold without a prescription for dandruff.',
    },
    {
      title: 'Does it clash with my other medicines?',
      text: 'Hardly any passes through the skin, so the warnings for ketoconazole tablets do not apply. Tell us all the same what you take.',
    },
    approvedOnly,
    renewing,
  ],
  related: ['finasteride', 'minoxidil-foam', 'thickening-shampoo'],
  facts: 'ketoconazole-shampoo',
};
