import type { OverTheCounterFacts } from '../drug-facts.ts';

/** The text of every minoxidil 5% product for the scalp. `form` is “foam”, “solution”, “spray”. */
export const topicalMinoxidil = (form: string) =>
  ({
    kind: 'over-the-counter',
    purpose: ['Hair regrowth treatment for men.'],
    uses: [
      'To regrow hair on the top of the scalp only (the crown, also called the vertex).',
      'It is not approved for a receding hairline or for baldness at the front.',
    ],
    warnings: {
      first: [
        'For use on the scalp only. For men only.',
        `Flammable: keep the ${form} away from fire, flame and heat, and do not smoke while you apply it or while it is wet.`,
      ],
      doNotUse: [
        'You are a woman, or under 18.',
        'You are allergic to minoxidil or to any ingredient in this product.',
        'No one in your family has hair loss, your hair loss is sudden or patchy, or you do not know why you are losing hair.',
        'Your hair loss is at the front of the scalp.',
        'Your scalp is red, inflamed, infected, irritated, broken or painful.',
        'You use another medicine on your scalp, or minoxidil in another form.',
      ],
      askDoctor: [
        'You have heart disease, low blood pressure or an irregular heartbeat.',
        'You take medicine for blood pressure.',
        'You had hair loss after illness, surgery, a diet or a new medicine.',
      ],
      whenUsing: [
        'Do not put it on other parts of the body. Wash your hands after use.',
        'Keep it out of your eyes. If it gets in, rinse with plenty of cool tap water.',
        'Some people notice a change in the color or texture of their hair.',
        'Some people shed more hair in the first weeks. This usually passes.',
        'It does not work for everyone, and the amount of regrowth varies.',
      ],
      stopUse: [
        'You have chest pain, a fast heartbeat, faintness or dizziness.',
        'You have sudden weight gain that you cannot explain.',
        'Your hands or feet swell.',
        'Your scalp becomes irritated or red.',
        'Unwanted hair grows on your face.',
        'You see no regrowth in 4 months.',
      ],
      pregnancy: ['May be harmful if used when pregnant or breastfeeding.'],
      children: [
        'Keep out of reach of children. If swallowed, get medical help or call Poison Control at 1-800-222-1222 right away.',
        'Keep away from pets. Minoxidil is poisonous to cats and dogs, even in small amounts.',
      ],
    },
    household: [
      'Let it dry before anyone touches your hair and before you lie down. If it gets on someone else’s skin, wash it off with soap and water.',
      'Cats and dogs must not lick it off skin, hair, pillows or packaging. If one does, call a vet right away.',
    ],
    expect: [
      'Use it twice a day for at least 4 months before you judge it. Some men see new hair after 2 months.',
      'It works only while you use it. If you stop, new hair is usually lost within 3 to 4 months.',
      'If you miss a dose, apply the next one as usual. Do not double up.',
    ],
  }) as const satisfies Partial<OverTheCounterFacts>;

export const minoxidilEffects = {
  common: [
    'Itching, dryness, scaling or redness of the scalp.',
    'More shedding in the first weeks.',
    'Unwanted hair on the face.',
  ],
  getHelpNow: [
    'Chest pain, fainting or trouble breathing: call 911.',
    'Someone swallowed it: call Poison Control at 1-800-222-1222.',
  ],
};

export const minoxidilSources = (form: string) => [
  { label: `Drug Facts label of an over-the-counter minoxidil 5% ${form} for men, as published` },
  { label: '21 CFR 201.66, format of over-the-counter drug labels' },
];
