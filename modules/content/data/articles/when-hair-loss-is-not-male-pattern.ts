import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const whenHairLossIsNotMalePattern: Article = {
  slug: 'when-hair-loss-is-not-male-pattern',
  about: 'Alopecia',
  keyPoints: [
    'Pattern loss is slow and painless, and stays at the temples, top and crown.',
    'Patches, pain, scarring, or lost eyebrows and eyelashes need an in-person exam.',
    'Sudden shedding all over often starts two to three months after an illness or a new drug.',
  ],
  sections: [
    {
      id: 'usual',
      heading: 'What the usual kind looks like',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Male pattern hair loss is slow. It takes years, it does not hurt, and the skin under it looks healthy. It begins at the temples, at the crown, or at both, and the sides and back stay full. Often someone in the family has it too.',
            'If this is not what you see, do not treat it as pattern hair loss. The wrong treatment costs money, and it wastes time while a treatable disease continues.',
          ],
        },
      ],
    },
    {
      id: 'others',
      heading: 'Other kinds, side by side',
      blocks: [
        {
          kind: 'table',
          caption: 'How other kinds of hair loss differ from male pattern',
          columns: ['What you see', 'What it may be', 'Who to see'],
          rows: [
            [
              'Smooth round or oval bald spots that appeared within weeks',
              'Alopecia areata, in which the immune system attacks hair roots',
              'A dermatologist, soon: there are treatments',
            ],
            [
              'Much more hair than usual in the brush, from all over the head',
              'Telogen effluvium, after fever, surgery, weight loss, stress or a new drug',
              'Your doctor, who may order blood tests for iron and thyroid',
            ],
            [
              'Pain, burning, pus, thick scale, or shiny skin without pores',
              'A scarring or infected scalp',
              'A dermatologist within days: scars are permanent',
            ],
            [
              'Broken hairs and scaly rings, often itchy',
              'Ringworm of the scalp, a fungus',
              'Your doctor: it needs tablets, which a shampoo cannot replace',
            ],
            [
              'Thinning along a tight hairstyle',
              'Traction: hair that has been pulled for too long',
              'Loosen the style now; see a doctor if it does not go away',
            ],
            ['Losing eyebrows, eyelashes or body hair too', 'An immune or hormone disease', 'Your doctor'],
          ],
        },
      ],
    },
    {
      id: 'shedding',
      heading: 'What can trigger sudden shedding',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'After a high fever, an operation, a crash diet or a very hard time, many roots start resting together. They shed their hair two to three months later, so people rarely connect the two. Count back on a calendar. Drugs that commonly trigger it are some blood thinners, retinoid acne tablets, and some medicines for mood or blood pressure. Do not stop a prescribed drug on your own; ask the person who prescribed it.',
            'This kind of shedding usually ends within about six months once its cause is gone, and the hair comes back. Afterward, you may notice pattern loss that was there before.',
          ],
        },
      ],
    },
    {
      id: 'check',
      heading: 'A two-minute check in the mirror',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Look at the skin, in good light. Is it healthy, without redness, crusts or scars?',
            'Look at the edges. Is the thin area blurred (pattern) or sharply drawn (patch)?',
            'Look at your eyebrows, eyelashes and beard. Have they changed?',
            'Think about time. Did it take years, or weeks?',
            'Think about the last six months. Did you have an illness, surgery, a new drug or a strict diet?',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'One answer that does not fit is reason enough to ask a doctor before you buy anything.',
          ],
        },
      ],
    },
    {
      id: 'here',
      heading: 'What we do with these answers',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Our quiz shows no products to someone with patches, and our visit asks about pain, scale, speed, illness and new drugs. Some answers end the visit right away with advice to see a doctor in person. A photo cannot replace an exam by touch, a magnifying lens or a blood test.',
            'A dermatologist is the right specialist. If the wait for one is long, your regular doctor can start the tests, and can tell whether it is urgent. Bring photos with dates and a list of everything you take.',
          ],
        },
        {
          kind: 'urgent',
          title: 'Get care today',
          text: 'If your scalp is hot, swollen, very painful or leaking pus, especially with fever or swollen glands, go to urgent care the same day.',
        },
      ],
    },
  ],
  sources: [sources.aadTypes, sources.genetics, sources.norwood, sources.minoxidilLabel],
  related: ['how-pattern-hair-loss-works', 'what-a-clinician-checks'],
};
