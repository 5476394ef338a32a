import { titled } from '../titled.ts';
import type { ProductPageContent } from './shape.ts';
import { subscription } from './shared.ts';

// Uncertain: the supplement's ingredients and amounts. Saw palmetto and vitamins are inferred from the quiz.
export const dailyHairDefensePage: ProductPageContent = {
  slug: 'daily-hair-defense',
  forms: [{ drugType: 'daily_defense_supplement', label: 'Supplement' }],
  name: 'Daily hair defense',
  oneLine: 'A daily supplement with saw palmetto and vitamins.',
  badges: ['Supplement'],
  notice: {
    id: 'not-evaluated',
    title: 'Not evaluated by the FDA',
    text: [
      'These statements have not been evaluated by the Food and Drug Administration. This product is not intended to diagnose, treat, cure or prevent any disease.',
    ],
  },
  risk: 'Ask a clinician first if you take a blood thinner or hormones or have surgery planned. Biotin, if listed on your bottle, can make blood tests read wrong.',
  about: [
    'A supplement adds to what you eat. Saw palmetto is a plant extract; studies of it for hair are small and do not agree. Vitamins help hair only when you lack them.',
    'It is not a treatment for hair loss and takes the place of none.',
  ],
  howToUse: [
    'Take one serving a day with food.',
    'Do not take more than the bottle says.',
    'If you miss a day, continue the next day.',
  ],
  ingredients: titled({
    'Saw palmetto': 'Amount in one serving as printed on the bottle.',
    Vitamins: 'Each with its amount in the Supplement Facts on the bottle.',
    'Everything else': 'The bottle lists the rest. Check it if you have allergies.',
  }),
  timeline: titled({
    'From day 1': 'You add to your diet. That is all a supplement can promise.',
    'Over months': 'No change in hair loss has been shown. Use a treatment if you want one.',
    'If you stop': 'Nothing needs tapering.',
  }),
  safety: [
    'Not for anyone who is or may be pregnant or is breastfeeding, or under 18.',
    'Ask a clinician first if you take a blood thinner, hormones or hormone blockers, or have surgery planned.',
    'Biotin, a vitamin in many hair supplements, can make blood tests read wrong, the heart attack test among them. If your bottle lists it, tell everyone who orders a test.',
    'Upset stomach and headache are the usual side effects. Stop for yellow skin, dark urine or unusual bleeding, and get care the same day.',
    'Keep out of reach of children.',
  ],
  getHelpNow: 'For hives, swelling of face or throat or trouble breathing, call 911.',
  questions: [
    {
      title: 'Can I take it with finasteride?',
      text: 'Ask your clinician first. Saw palmetto may act on the same hormone, and the two have been little studied together.',
    },
    {
      title: 'Will it stop my hair loss?',
      text: 'That has not been shown. If hair loss bothers you, take the quiz and see which treatments may fit you.',
    },
    subscription,
  ],
  related: ['minoxidil-foam', 'thickening-shampoo', 'finasteride'],
  facts: 'daily-hair-defense-supplement',
};
