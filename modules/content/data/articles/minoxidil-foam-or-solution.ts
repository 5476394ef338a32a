import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const minoxidilFoamOrSolution: Article = {
  slug: 'minoxidil-foam-or-solution',
  about: 'Androgenetic alopecia',
  keyPoints: [
    'Same drug, same strength, same area: 5% minoxidil for the crown, twice a day.',
    'Foam dries faster and itches less often. The solution is cheaper and easier to aim.',
    'Give either one at least four months, and expect some shedding at the start.',
  ],
  sections: [
    {
      id: 'same',
      heading: 'What is the same',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Minoxidil 5% for men is sold without a prescription. It keeps roots in their growing phase for longer, so that hair becomes thicker and fewer roots are empty. Exactly how it does this is not fully understood. It does not affect hormones.',
            'Both forms are approved for hair loss at the top of the head toward the back, the crown. Neither is approved for the front hairline, and the package says so. In a trial of nearly 400 men, the 5% solution grew about 45 percent more hair than the 2% solution after 48 weeks. The foam was approved based on its own trial.',
            'Both must be used twice a day, for as long as you want the effect. When you stop, the hair that minoxidil kept falls out within three to four months.',
          ],
        },
      ],
    },
    {
      id: 'different',
      heading: 'What differs',
      blocks: [
        {
          kind: 'table',
          caption: 'Foam and solution compared',
          columns: ['', 'Foam', 'Solution'],
          rows: [
            ['One dose', 'Half a capful', '1 mL with the dropper'],
            ['Drying', 'Minutes', 'Longer; can leave hair sticky'],
            ['Itch and redness', 'Less often', 'More often: it contains propylene glycol'],
            [
              'Applying it',
              'Melts on warm fingers; cool them first',
              'The tip reaches the skin through longer hair',
            ],
            ['Fire risk', 'Flammable aerosol can', 'Flammable until dry'],
            ['Cost', 'Higher', 'Lower'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'If your scalp is sensitive, start with foam. If your hair is long or cost matters most, start with the solution. You can switch from one to the other at the same dose. Do not use both together, and do not use more than the label says: more minoxidil does not grow more hair, but more of it gets into your blood.',
            'The spray in our store is a third way to apply the same drug. It has added vitamins, which are for hair care, not for growth.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'How to use it',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Start with a dry scalp. Part your hair at the crown so that you see skin.',
            'Put the dose on the skin, not on the hair, and spread it gently.',
            'Wash your hands right away. What stays on your fingers ends up on faces and pets.',
            'Let it dry fully, for two to four hours before bed, so that it does not rub off on your pillow.',
            'Missed a dose? Continue with the next one. Never double up.',
          ],
        },
      ],
    },
    {
      id: 'care',
      heading: 'Side effects, and when to stop',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Itching, dryness and flaking are common. Fine hair on the forehead or cheeks can appear, mostly when your hands spread the product there. In the first weeks [some men shed more](/learn/shedding-in-the-first-months); that is expected.',
            'Do not use it if you are under 18, if your scalp is red, broken, infected or painful, if your hair loss is sudden or in patches, or if nobody knows why you are losing hair. Ask a clinician first if you have heart disease.',
          ],
        },
        {
          kind: 'urgent',
          title: 'Stop and get care',
          text: 'Chest pain, a racing heart, faintness, sudden weight gain, or swollen hands or feet: stop minoxidil and get medical help now. Call 911 for chest pain or fainting.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Minoxidil is poisonous to cats and dogs, even a little licked from skin or a pillow. If you live with a pet, choose a form that you can wash off your hands and let dry away from your pet. That matters more than any other difference in the table.',
          ],
        },
      ],
    },
    {
      id: 'tablets',
      heading: 'What about tablets?',
      blocks: [
        {
          kind: 'risk',
          drug: 'Oral minoxidil',
          badges: ['Rx', 'Off-label'],
          text: 'at a low dose is used by some men who cannot use either form. It is approved only for severe high blood pressure and has a boxed warning for fluid around the heart and worse chest pain. A clinician checks blood pressure and medicines first.',
        },
        {
          kind: 'text',
          paragraphs: [
            'Start with topical minoxidil. Write down your start date, take a photo of your crown, and take another in the same light after four months. If nothing has changed by then, ask whether something else fits you better.',
          ],
        },
      ],
    },
  ],
  sources: [
    sources.minoxidilLabel,
    sources.minoxidilTrial,
    sources.oralMinoxidilLabel,
    sources.oralMinoxidilConsensus,
  ],
  related: ['shedding-in-the-first-months', 'finasteride-in-numbers'],
};
