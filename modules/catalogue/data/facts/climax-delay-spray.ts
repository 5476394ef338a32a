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
  summary: 'An over-the-counter spray with lidocaine that numbs the penis a little, to help you last longer.',
  shopPath: '/our-products',
  activeIngredient: [
    'Lidocaine, about 10 mg in each spray. The amount on your carton is the one that counts.',
  ],
  purpose: ['Male genital desensitizer (a numbing medicine for the skin of the penis).'],
  uses: ['Helps in temporarily slowing the onset of ejaculation.'],
  warnings: {
    first: [
      'For use on the outside of the penis only.',
      'Early ejaculation may come from a condition that needs a doctor. If this product, used as directed, does not help, stop and ask one.',
    ],
    doNotUse: [
      'You or your partner is allergic to lidocaine, benzocaine or another “-caine” anesthetic.',
      'The skin is broken, sore, inflamed or infected.',
      'You or your partner ever had methemoglobinemia, a blood problem that makes skin and lips blue.',
      'Your partner is or may be pregnant or is breastfeeding.',
      'You are under 18.',
    ],
    askDoctor: [
      'Liver disease.',
      'Heart disease, or medicine for the heart rhythm.',
      'G6PD deficiency, anemia or lung disease.',
      'Other numbing creams, sprays or gels that you use.',
    ],
    whenUsing: [
      'Keep it out of your eyes, mouth and nose.',
      'Never use more sprays than the directions say. Too much lidocaine can harm the heart and brain.',
      'Do not use it on your partner, and do not cover the skin after spraying.',
      'Oils or sprays can weaken some condoms. Check the condom’s leaflet.',
    ],
    stopUse: [
      'You or your partner gets a rash, burning or itching.',
      'It does not help, or you lose your erection.',
      'Signs of methemoglobinemia: pale, gray or blue skin, lips or nails, headache, shortness of breath, fast heartbeat, feeling faint or very tired.',
    ],
    pregnancy: ['If a partner is or may be pregnant or is breastfeeding, do not use it.'],
    children: [
      'Keep out of reach of children and pets. If swallowed, get medical help or call Poison Control at 1-800-222-1222 right away.',
    ],
  },
  directions: [
    {
      points: [
        'Apply 3 or more sprays, and never more than 10, to the head and shaft of the penis before sex, or as a doctor says. Start with 3.',
        'Wait until it has dried and you feel the effect, as the carton says.',
        'Wash off what is left before you touch your partner, so that your partner does not go numb. Wash again after sex.',
        'Wash your hands.',
      ],
    },
  ],
  otherInformation: [
    'Store at 68 to 77 °F (20 to 25 °C), closed. It may contain alcohol: keep it away from flame.',
  ],
  inactiveIngredients: [
    'The carton has the full list, and that list counts. Check it if you have allergies.',
  ],
  sideEffects: {
    common: [
      'Numbness of the penis, or of your partner.',
      'A less firm erection.',
      'Mild burning, redness or itching.',
    ],
    getHelpNow: [
      'Blue or gray lips or skin, trouble breathing, fainting, a seizure or an uneven heartbeat: wash it off and call 911.',
      'Swelling of face or throat: call 911.',
    ],
  },
  household: [
    'Your partner can go numb from what is left on your skin, and can be allergic to it. Tell your partner before you use it. Do not use it for oral sex.',
  ],
  expect: [
    'It works, if it does, within minutes and wears off in about an hour. It does not cure early ejaculation. Stop if it does not help after a few tries. There is nothing to taper.',
  ],
  travel: ['In hand luggage the limit for liquids applies. Take what is left to a drug take-back site.'],
  labelSearch: 'lidocaine male genital desensitizer spray',
  sources: [
    { label: '21 CFR 348.10, over-the-counter external analgesics, male genital desensitizers' },
    { label: 'Health Canada monograph, topical anesthetics for delaying ejaculation' },
    { label: 'Poison Control, local anesthetics and methemoglobinemia' },
  ],
};
