import type { SupplementFacts } from './drug-facts.ts';
import { roomTemperature } from './shared/storage.ts';

// Unsure: the supplement's ingredients. The quiz offers it for an interest in saw palmetto or vitamins, so it presumably
// contains both; amounts and the names of the vitamins are to be copied from the bottle. Biotin is named as possible.
export const dailyHairDefenseFacts: SupplementFacts = {
  kind: 'supplement',
  slug: 'daily-hair-defense-supplement',
  drugTypes: ['daily_defense_supplement'],
  record: 'docs/clinical/over-the-counter.md#SUPPLEMENT',
  name: 'Daily hair defense supplement',
  sayIt: 'saw pal-MET-oh, BYE-oh-tin',
  brandNames: [],
  summary:
    'A dietary supplement with saw palmetto and vitamins. It is not a medicine and not a treatment for hair loss.',
  shopPath: '/our-products/daily-hair-defense',
  supplementFacts: [
    {
      table: {
        caption: 'Supplement Facts. 30 servings a month; serving size as printed on the bottle.',
        columns: ['In one serving', 'Amount', 'Daily value'],
        rows: [
          ['Saw palmetto', 'Printed on the bottle', 'Not established'],
          ['Vitamins, each by name', 'Printed on the bottle', 'Printed on the bottle'],
        ],
      },
    },
    'The panel on your bottle has the exact amounts and every other ingredient. It is the one that counts.',
  ],
  notEvaluated: [
    'These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure or prevent any disease.',
    'Studies of saw palmetto for hair are small and do not agree. Vitamins help hair only when you lack them.',
  ],
  howToTake: [
    {
      points: [
        'Take one serving a day with food.',
        'Do not take more than the bottle says.',
        'If you miss a day, continue the next day. Do not double it.',
      ],
    },
  ],
  whoShouldNot: [
    {
      points: [
        'Anyone who is or may be pregnant, or is breastfeeding: saw palmetto may act on hormones.',
        'Anyone under 18.',
        'Anyone allergic to saw palmetto or another ingredient.',
      ],
    },
  ],
  tellFirst: [
    {
      text: ['Ask a clinician before you take it if any of these is true.'],
      points: [
        'You take a blood thinner such as warfarin, clopidogrel or daily aspirin: saw palmetto may add to bleeding.',
        'You have surgery or dental work planned. Usually it is stopped 2 weeks before.',
        'You take hormones or hormone blockers, finasteride or dutasteride.',
        'You have prostate or liver disease, or a hormone-sensitive cancer.',
        'You take other vitamins: the amounts add up.',
      ],
    },
  ],
  labTests: [
    'Biotin, a vitamin in many hair supplements, can make blood tests read wrong, among them troponin (the heart attack test), thyroid and hormone tests. If your bottle lists biotin, tell everyone who orders a blood test. They may ask you to stop some days before.',
    'Saw palmetto may affect PSA readings. Tell whoever orders a PSA test.',
  ],
  sideEffects: {
    common: ['Upset stomach, nausea, headache, dizziness.', 'Loose stools or constipation.'],
    getHelpNow: [
      'Trouble breathing, hives, or swelling of face or throat: call 911.',
      'Yellow skin or eyes, dark urine, or unusual bleeding: stop and get care the same day.',
      'A child took it: call Poison Control at 1-800-222-1222.',
    ],
  },
  household: ['Keep out of reach of children. It is not for women who are or may be pregnant.'],
  expect: [
    'It supports a diet; it has not been shown to stop hair loss. There is no date by which you should see a change. You can stop at any time.',
  ],
  storage: [roomTemperature],
  sources: [
    { label: 'FDA, dietary supplement labels (21 CFR 101.36) and the notice on statements' },
    { label: 'FDA safety communication on biotin and lab tests' },
    { label: 'Safety information published for supplements with saw palmetto and biotin' },
  ],
};
