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
  risk: 'Ask a clinician first if you take a blood thinner or hormones or have surgery planned. Biotin, if listed on your bottle, can cause wrong blood test results.',
  about: [
    'A supplement adds to your diet. Saw palmetto is a plant extract. Studies of it for hair are small, and their results conflict. Vitamins help hair only if you are not getting enough of them.',
    'It is not a treatment for hair loss and does not replace one.',
  ],
  howToUse: [
    'Take one serving a day with food.',
    'Do not take more than the bottle says.',
    'If you miss a day, take your usual serving the next day.',
  ],
  ingredients: titled({
    'Saw palmetto': 'The amount per serving is printed on the bottle.',
    Vitamins: 'Each vitamin and its amount is listed in the Supplement Facts on the bottle.',
    'Other ingredients': 'The bottle lists the rest. Check it if you have allergies.',
  }),
  timeline: titled({
    'From day 1': 'It adds to your diet. That is all a supplement can promise.',
    'Over months':
      'It has not been shown to change hair loss. If you want to treat hair loss, choose a treatment instead.',
    'If you stop': 'You do not need to taper off.',
  }),
  safety: [
    'Not for anyone who is or may be pregnant, is breastfeeding or is under 18.',
    'Ask a clinician first if you take a blood thinner, hormones or hormone blockers, or have surgery planned.',
    'Biotin, a vitamin in many hair supplements, can cause wrong blood test results, including on the heart attack test. If your bottle lists it, tell everyone who orders a blood test for you.',
    'Upset stomach and headache are the usual side effects. If you notice yellow skin, dark urine or unusual bleeding, stop taking it and get care the same day.',
    'Keep out of reach of children.',
  ],
  getHelpNow: 'For hives, swelling of the face or throat, or trouble breathing, call 911.',
  questions: [
    {
      title: 'Can I take it with finasteride?',
      text: 'Ask your clinician first. Saw palmetto may affect the same hormone, and there are few studies of the two together.',
    },
    {
      title: 'Will it stop my hair loss?',
      text: 'It has not been shown to. If hair loss bothers you, take the quiz to see which treatments may be right for you.',
    },
    subscription,
  ],
  related: ['minoxidil-foam', 'thickening-shampoo', 'finasteride'],
  facts: 'daily-hair-defense-supplement',
};
