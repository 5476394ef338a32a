import type { OverTheCounterFacts } from './drug-facts.ts';

// Uncertain: the numbing ingredient. Lidocaine is assumed, with the amount and number of sprays of the FDA rule for
// such products (21 CFR 348.10); benzocaine would need other numbers. Strength and sprays: see the carton.
export const climaxDelaySprayFacts: OverTheCounterFacts = {
  kind: 'over-the-counter',
  slug: 'climax-delay-spray',
  drugTypes: ['climax_delay_spray'],
  record: 'docs/clinical/over-the-counter.md#SPRAY',
  name: 'Climax delay spray',
  sayIt: 'LYE-doe-kane (lidocaine)',
  brandNames: [],
  summary: 'An over-the-counter lidocaine spray that slightly numbs the penis to help you last longer.',
  shopPath: '/our-products/climax-delay-spray',
  activeIngredient: ['Lidocaine, about 10 mg in each spray. Always go by the amount printed on your carton.'],
  purpose: ['Male genital desensitizer (a numbing medicine for the skin of the penis).'],
  uses: ['Helps in temporarily slowing the onset of ejaculation.'],
  warnings: {
    first: [
      'For use on the outside of the penis only.',
      'Early ejaculation may be caused by a condition that needs medical care. If this product, used as directed, does not help, stop and ask a doctor.',
    ],
    doNotUse: [
      'You or your partner is allergic to lidocaine, benzocaine or another “-caine” anesthetic.',
      'The skin is broken, sore, inflamed or infected.',
      'You or your partner has ever had methemoglobinemia, a blood problem that turns the skin and lips blue.',
      'Your partner is or may be pregnant or is breastfeeding.',
      'You are under 18.',
    ],
    askDoctor: [
      'You have liver disease.',
      'You have heart disease, or take medicine for your heart rhythm.',
      'You have G6PD deficiency, anemia or lung disease.',
      'You use other numbing creams, sprays or gels.',
    ],
    whenUsing: [
      'Keep it out of your eyes, mouth and nose.',
      'Never use more sprays than the directions say. Too much lidocaine can harm the heart and brain.',
      'Do not use it on your partner, and do not cover the skin after spraying.',
      'Oils or sprays can weaken some condoms. Check the instructions for your condoms.',
    ],
    stopUse: [
      'You or your partner has a rash, burning or itching.',
      'It does not help, or you lose your erection.',
      'You notice signs of methemoglobinemia: pale, gray or blue skin, lips or nails, a headache, shortness of breath, a fast heartbeat, or feeling faint or very tired.',
    ],
    pregnancy: ['Do not use it if a partner is or may be pregnant or is breastfeeding.'],
    children: [
      'Keep out of reach of children and pets. If swallowed, get medical help or call Poison Control at 1-800-222-1222 right away.',
    ],
  },
  directions: [
    {
      points: [
        'Apply 3 or more sprays, but never more than 10, to the head and shaft of the penis before sex, or use as directed by a doctor. Start with 3.',
        'Wait until it has dried and you feel it working, as the carton says.',
        'Wash off any spray left on your skin before you touch your partner, so that your partner does not go numb. Wash again after sex.',
        'Wash your hands.',
      ],
    },
  ],
  otherInformation: [
    'Store at 68 to 77 °F (20 to 25 °C) with the cap on. It may contain alcohol, so keep it away from flames.',
  ],
  inactiveIngredients: [
    'The full list is on the carton. Always go by that list, and check it if you have allergies.',
  ],
  sideEffects: {
    common: [
      'Numbness in the penis, or in your partner.',
      'Less firm erections.',
      'Mild burning, redness or itching.',
    ],
    getHelpNow: [
      'Blue or gray lips or skin, trouble breathing, fainting, a seizure or an irregular heartbeat: wash it off and call 911.',
      'Swelling of the face or throat: call 911.',
    ],
  },
  household: [
    'Your partner can go numb from spray left on your skin, and can be allergic to it. Tell your partner before you use it. Do not use it for oral sex.',
  ],
  expect: [
    'If it works for you, it starts within minutes and wears off in about an hour. It does not cure early ejaculation. Stop if it does not help after a few tries. You do not need to taper off.',
  ],
  travel: ['Liquid limits apply in carry-on bags. Take leftover spray to a drug take-back site.'],
  labelSearch: 'lidocaine male genital desensitizer spray',
  sources: [
    { label: '21 CFR 348.10, over-the-counter external analgesics, male genital desensitizers' },
    { label: 'Health Canada monograph, topical anesthetics for delaying ejaculation' },
    { label: 'Poison Control, local anesthetics and methemoglobinemia' },
  ],
};
