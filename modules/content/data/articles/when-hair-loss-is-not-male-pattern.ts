import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const whenHairLossIsNotMalePattern: Article = {
  slug: 'when-hair-loss-is-not-male-pattern',
  about: 'Alopecia',
  keyPoints: [
    'Pattern loss is slow, painless and keeps to the temples, top and crown.',
    'Patches, pain, scarring, or lost brows and lashes need an examination in person.',
    'Sudden shedding all over often follows an illness or a new drug by two to three months.',
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
            'If this is not what you see, do not treat it as if it were. The wrong treatment costs money, and it also costs time in which a treatable disease continues.',
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
          columns: ['What you see', 'What it may be', 'Who should look'],
          rows: [
            [
              'Smooth round or oval bald spots that came within weeks',
              'Alopecia areata, in which the immune system attacks roots',
              'A dermatologist, soon: there are treatments',
            ],
            [
              'Much more hair than usual in the brush, from all over the head',
              'Telogen effluvium, after fever, surgery, weight loss, stress or a new drug',
              'Your doctor, who may test blood for iron and thyroid',
            ],
            [
              'Pain, burning, pus, thick scale, or shiny skin without pores',
              'A scarring or infected scalp',
              'A dermatologist within days: scars are permanent',
            ],
            [
              'Broken hairs and scaly rings, often itchy',
              'Ringworm of the scalp, a fungus',
              'Your doctor, for tablets that a shampoo cannot replace',
            ],
            [
              'Thinning along a tight hairstyle',
              'Traction: hair pulled for too long',
              'Loosen the style now; see someone if it stays',
            ],
            ['Brows, lashes or body hair going too', 'An immune or hormone disease', 'Your doctor'],
          ],
        },
      ],
    },
    {
      id: 'shedding',
      heading: 'Sudden shedding has a date',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'After a high fever, an operation, a crash diet or a very hard time, many roots go to rest at once. They let go of their hair two to three months later, so people rarely connect the two. Count back on a calendar. Common triggers among drugs are some blood thinners, acne tablets of the retinoid kind, and some medicines for mood or blood pressure. Do not stop a prescribed drug by yourself; ask the person who prescribed it.',
            'This kind of shedding usually ends within about six months once its cause is gone, and the hair comes back. What it leaves behind may show pattern loss that was there before.',
          ],
        },
      ],
    },
    {
      id: 'check',
      heading: 'A two-minute check at the mirror',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Look at the skin, in good light. Is it calm, without redness, crust or scars?',
            'Look at the edges. Is the thin area blurred (pattern) or sharply drawn (patch)?',
            'Look at brows, lashes and beard. Are they as they were?',
            'Think of time. Did it take years, or weeks?',
            'Think of the last six months. Illness, surgery, a new drug, a strict diet?',
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
            'Our quiz shows no products to someone with patches, and our visit asks about pain, scale, speed, illness and new drugs. Some answers end the visit at once with the advice to be seen in person. That is not a failure of the form. A photo cannot replace a fingertip, a magnifying lens or a blood test.',
            'A dermatologist is the right specialist. If waiting for one takes long, your regular doctor can start the tests, and can tell whether it is urgent. Bring photos with dates and a list of everything you take.',
          ],
        },
        {
          kind: 'urgent',
          title: 'Go today, not next week',
          text: 'A scalp that is hot, swollen, very painful or leaking pus, above all with fever or swollen glands, belongs in urgent care the same day.',
        },
      ],
    },
  ],
  sources: [sources.aadTypes, sources.genetics, sources.norwood, sources.minoxidilLabel],
  related: ['how-pattern-hair-loss-works', 'what-a-clinician-checks'],
};
