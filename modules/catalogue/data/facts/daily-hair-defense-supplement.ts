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
          ['Vitamins, listed by name', 'Printed on the bottle', 'Printed on the bottle'],
        ],
      },
    },
    'The panel on your bottle lists the exact amounts and every other ingredient. Always go by that panel.',
  ],
  notEvaluated: [
    'These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure or prevent any disease.',
    'Studies of saw palmetto for hair are small, and their results conflict. Vitamins help hair only if you are not getting enough of them.',
  ],
  howToTake: [
    {
      points: [
        'Take one serving a day with food.',
        'Do not take more than the bottle says.',
        'If you miss a day, take your usual serving the next day. Do not double up.',
      ],
    },
  ],
  whoShouldNot: [
    {
      points: [
        'Anyone who is or may be pregnant, or is breastfeeding: saw palmetto may affect hormones.',
        'Anyone under 18.',
        'Anyone allergic to saw palmetto or another ingredient.',
      ],
    },
  ],
  discussFirst: [
    {
      text: ['Ask a clinician before you take it if any of these is true.'],
      points: [
        'You take a blood thinner such as warfarin, clopidogrel or daily aspirin: saw palmetto may increase the risk of bleeding.',
        'You have surgery or dental work planned. It is usually stopped 2 weeks before.',
        'You take hormones or hormone blockers, finasteride or dutasteride.',
        'You have prostate or liver disease, or a hormone-sensitive cancer.',
        'You take other vitamins: the amounts add up.',
      ],
    },
  ],
  labTests: [
    'Biotin, a vitamin in many hair supplements, can cause wrong blood test results. This includes troponin (the heart attack test), thyroid and hormone tests. If your bottle lists biotin, tell everyone who orders a blood test for you. They may ask you to stop taking it a few days before.',
    'Saw palmetto may affect PSA results. Tell anyone who orders a PSA test that you take it.',
  ],
  sideEffects: {
    common: ['Upset stomach, nausea, headache, dizziness.', 'Loose stools or constipation.'],
    getHelpNow: [
      'Trouble breathing, hives, or swelling of the face or throat: call 911.',
      'Yellow skin or eyes, dark urine, or unusual bleeding: stop taking it and get care the same day.',
      'A child took it: call Poison Control at 1-800-222-1222.',
    ],
  },
  household: ['Keep out of reach of children. Women who are or may be pregnant must not take it.'],
  expect: [
    'It adds to your diet. It has not been shown to stop hair loss. There is no set time by which you should see a change. You can stop at any time.',
  ],
  storage: [roomTemperature],
  sources: [
    { label: 'FDA, dietary supplement labels (21 CFR 101.36) and the notice on statements' },
    { label: 'FDA safety communication on biotin and lab tests' },
    { label: 'Safety information published for supplements with saw palmetto and biotin' },
  ],
};
