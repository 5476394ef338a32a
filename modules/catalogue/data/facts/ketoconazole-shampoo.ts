import type { PrescriptionFacts } from './drug-facts.ts';
import { disposalAdvice, travelAdvice } from './shared/storage.ts';

// Unsure: the owner's strength. 2% (prescription) is sold here; 1% exists over the counter and would need another page.
export const ketoconazoleFacts: PrescriptionFacts = {
  kind: 'prescription',
  slug: 'ketoconazole-shampoo',
  drugTypes: ['ketoconazole'],
  record: 'docs/clinical/hair-loss.md#KETOCONAZOLE',
  name: 'Ketoconazole 2% shampoo',
  sayIt: 'kee-toe-KON-a-zole',
  brandNames: ['Nizoral 2% (prescription strength)'],
  summary:
    'A prescription antifungal shampoo. Using it on the scalp along with hair-loss treatment is off-label.',
  shopPath: '/our-products/ketoconazole',
  offLabelFor: 'dandruff and hair loss',
  treats: [
    'The 2% shampoo is labeled for tinea versicolor, a fungal infection that causes patches on the skin.',
    'Our clinicians may prescribe it for a flaky, itchy scalp, along with hair-loss treatment.',
  ],
  notApproved: [
    'It is not FDA-approved for hair loss. The 2% strength is not FDA-approved for dandruff either; a 1% shampoo is sold over the counter for that. Small studies suggest it may help thinning hair, but this is not proven.',
  ],
  howToTake: [
    {
      points: [
        'Use it 2 to 3 times a week, or as your clinician says.',
        'Wet your hair and work the shampoo into your scalp until it lathers.',
        'Leave it on for 5 minutes. Then rinse well.',
        'Keep it out of your eyes. If it gets in them, rinse with water.',
        'On other days, use any mild shampoo.',
      ],
    },
  ],
  missedDose: ['Use it on your next wash day. You do not need to make up for it.'],
  whoShouldNot: [
    {
      points: [
        'Anyone allergic to ketoconazole or to any ingredient in the shampoo.',
        'Do not use it on broken, very sore or infected skin. Have it checked in person first.',
      ],
    },
  ],
  discussFirst: [
    {
      points: [
        'Psoriasis, eczema or open sores on your scalp.',
        'A past reaction to any antifungal medicine.',
        'A steroid cream or lotion that you use on your scalp.',
        'A perm: the shampoo can loosen the curl.',
      ],
    },
  ],
  interactions: [
    'No drug interactions are listed for the shampoo. Very little passes through the skin, so the warnings for ketoconazole tablets do not apply to it.',
  ],
  sideEffects: {
    common: [
      'Dry scalp or hair, itching, mild irritation.',
      'A change in hair texture, or oily hair.',
      'Some extra shedding.',
      'Loss of curl in permed hair.',
    ],
    serious: ['Blisters, burning, pus or a rash that spreads.', 'An allergic reaction.'],
    getHelpNow: [
      'Swelling of the face or throat, hives or trouble breathing: rinse it off and call 911.',
      'Someone swallowed it: call Poison Control at 1-800-222-1222.',
    ],
  },
  household: [
    'If you are pregnant, planning a pregnancy or breastfeeding, ask a doctor before use. Keep it away from children and do not share it.',
  ],
  expect: [
    'Itching and flakes often improve within 2 to 4 weeks. Any benefit for hair would take months and is not proven.',
  ],
  stopping: ['You can stop at any time. Flakes can come back.'],
  storage: ['Store at or below 77 °F (25 °C), closed and away from light.'],
  travel: [`${travelAdvice} Liquid limits apply.`],
  disposal: [disposalAdvice],
  labelSearch: 'ketoconazole shampoo 2%',
  medicationGuide: 'Ketoconazole shampoo has no Medication Guide. The label has patient directions.',
  sources: [
    { label: 'FDA-approved label, ketoconazole 2% shampoo, on DailyMed' },
    { label: 'Patient information on ketoconazole 2% shampoo from pharmacies, on hair texture and shedding' },
  ],
};
