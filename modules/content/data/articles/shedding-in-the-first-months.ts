import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const sheddingInTheFirstMonths: Article = {
  slug: 'shedding-in-the-first-months',
  about: 'Androgenetic alopecia',
  keyPoints: [
    'More hair in the shower during the first weeks of minoxidil is common and usually passes by month three.',
    'It is old, resting hair making room. It is not a sign that the treatment harms you.',
    'Shedding that lasts beyond four months, or comes in patches, is a reason to ask.',
  ],
  sections: [
    {
      id: 'why',
      heading: 'Why it gets worse before it gets better',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'At any time, about one hair root in ten is resting. Its old hair sits loosely in the skin, ready to fall. When minoxidil pushes resting roots into a new growing phase, the new hair pushes the old one out. Many old hairs fall within a few weeks that would otherwise have fallen over several months.',
            'So what you see is a change in timing. The same hairs were going to leave; they leave together. That is little comfort on a Tuesday morning with a handful of hair, but it helps to know that the count of roots has not changed.',
          ],
        },
      ],
    },
    {
      id: 'when',
      heading: 'What a usual course looks like',
      blocks: [
        {
          kind: 'table',
          caption: 'The first year of treatment, as most men live it',
          columns: ['When', 'What you may see', 'What to do'],
          rows: [
            ['Weeks 1 to 2', 'Nothing, or a dry scalp', 'Take photos; find a fixed hour'],
            [
              'Weeks 2 to 8',
              'More hair in the brush, sometimes visibly thinner',
              'Keep going; do not use more',
            ],
            ['Months 2 to 4', 'Shedding slows; short fine hairs', 'Keep going; it is too early to judge'],
            ['Months 4 to 6', 'First honest comparison', 'Compare photos in the same light'],
            ['Months 9 to 12', 'Most of the effect there will be', 'Decide with your clinician'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Not everyone sheds, and a man who does not shed may do just as well. The amount of shedding does not predict the result.',
          ],
        },
      ],
    },
    {
      id: 'which',
      heading: 'Which treatments do this',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Topical minoxidil does it most often. [Foam and solution](/learn/minoxidil-foam-or-solution) do not differ much in this. A ketoconazole shampoo (Rx, off-label for hair) can loosen some hair too, besides drying the scalp and changing how hair feels.',
          ],
        },
        {
          kind: 'risk',
          drug: 'Oral minoxidil',
          badges: ['Rx', 'Off-label'],
          text: 'can bring the same early shedding. Its boxed warning matters more: fluid around the heart and chest pain. Swelling, a fast pulse or dizziness are not shedding; report them at once.',
        },
        {
          kind: 'risk',
          drug: 'Finasteride',
          badges: ['Rx'],
          text: 'causes a noticeable early shed less often. Watch instead for lower sex drive, erection problems or low mood, and tell your clinician early: some men report that these last.',
        },
      ],
    },
    {
      id: 'help',
      heading: 'What helps, and what does not',
      blocks: [
        {
          kind: 'list',
          items: [
            'Keep the dose. Skipping days draws the shed out; doubling adds side effects only.',
            'Wash as usual. Washing collects loose hair, it does not loosen it.',
            'Photograph once a month, not every day: same room, same lamp, dry hair.',
            'A thickening shampoo or a shorter cut covers thin weeks well.',
            'Do not stack new products. If something irritates, you want to know which.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'When to ask',
      blocks: [
        {
          kind: 'list',
          items: [
            'Heavy shedding continues after month four.',
            'Hair falls in round patches, or brows and lashes thin as well.',
            'The scalp hurts, burns, weeps or scars.',
            'You were ill, had surgery, lost much weight or began a new drug in the last three months.',
            'You feel low, or worry about it most of the day. That counts.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Write to your clinician from your messages page and add a photo. If you use minoxidil and get chest pain, faintness, sudden weight gain or swelling, do not write: stop it and get medical care now.',
          ],
        },
      ],
    },
    {
      id: 'stopping',
      heading: 'The other shed: after stopping',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The hair that treatment kept is not yours to keep for good. Within three to four months of stopping minoxidil, and within about twelve months of stopping finasteride, it goes. Nobody ends up with less than they would have had untreated, but it happens faster than the loss you remember, and so it can be a shock. If you want to stop, tell us; there is no penalty, and no need to explain.',
          ],
        },
      ],
    },
  ],
  sources: [
    sources.minoxidilLabel,
    sources.finasterideLabel,
    sources.oralMinoxidilConsensus,
    sources.ketoconazoleLabel,
    sources.aadTypes,
  ],
  related: ['minoxidil-foam-or-solution', 'when-hair-loss-is-not-male-pattern'],
};
