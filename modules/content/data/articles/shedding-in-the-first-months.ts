import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const sheddingInTheFirstMonths: Article = {
  slug: 'shedding-in-the-first-months',
  about: 'Androgenetic alopecia',
  keyPoints: [
    'More hair in the shower during the first weeks of minoxidil is common and usually passes by month three.',
    'It is old, resting hair making room for new hair. It is not a sign that the treatment is harming you.',
    'Shedding that lasts beyond four months, or comes in patches, is a reason to ask your clinician.',
  ],
  sections: [
    {
      id: 'why',
      heading: 'Why it gets worse before it gets better',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'At any time, about one hair root in ten is resting. Its old hair sits loosely in the skin, ready to fall. When minoxidil pushes resting roots into a new growing phase, the new hair pushes the old one out. Many old hairs that would have fallen out over several months fall out within a few weeks.',
            'So what you see is a change in timing. The same hairs were going to fall out anyway; they just fall out together. A handful of hair is still upsetting, but it helps to know that the number of roots has not changed.',
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
          caption: 'The first year of treatment, as most men experience it',
          columns: ['When', 'What you may see', 'What to do'],
          rows: [
            ['Weeks 1 to 2', 'Nothing, or a dry scalp', 'Take photos; pick a set time of day'],
            [
              'Weeks 2 to 8',
              'More hair in the brush, sometimes visibly thinner',
              'Keep going; do not use more',
            ],
            ['Months 2 to 4', 'Shedding slows; short fine hairs', 'Keep going; it is too early to judge'],
            ['Months 4 to 6', 'First good comparison', 'Compare photos in the same light'],
            ['Months 9 to 12', 'Most of the effect you will get', 'Decide with your clinician'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Not everyone sheds, and a man who does not shed may get results that are just as good. The amount of shedding does not predict the result.',
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
            'Topical minoxidil does it most often. [Foam and solution](/learn/minoxidil-foam-or-solution) are about the same in this way. A ketoconazole shampoo (Rx, off-label for hair) can also loosen some hair, dry the scalp and change how hair feels.',
          ],
        },
        {
          kind: 'risk',
          drug: 'Oral minoxidil',
          badges: ['Rx', 'Off-label'],
          text: 'can cause the same early shedding. Its boxed warning matters more: fluid around the heart and chest pain. Report swelling, a fast pulse or dizziness right away.',
        },
        {
          kind: 'risk',
          drug: 'Finasteride',
          badges: ['Rx'],
          text: 'causes noticeable early shedding less often. Watch instead for lower sex drive, erection problems or low mood, and tell your clinician early: some men report that these last.',
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
            'Keep your dose the same. Skipping days makes the shedding last longer; doubling only adds side effects.',
            'Wash as usual. Washing removes loose hair; it does not loosen more.',
            'Take photos once a month, not every day: same room, same light, dry hair.',
            'A thickening shampoo or a shorter haircut makes thinning less visible in those weeks.',
            'Do not start several new products together. If one irritates your scalp, you want to know which.',
          ],
        },
      ],
    },
    {
      id: 'ask',
      heading: 'When to ask your clinician',
      blocks: [
        {
          kind: 'list',
          items: [
            'Heavy shedding continues after month four.',
            'Hair falls out in round patches, or your eyebrows and eyelashes are thinning too.',
            'Your scalp hurts, burns, oozes or scars.',
            'You were sick, had surgery, lost a lot of weight or started a new drug in the last three months.',
            'You feel low, or worry about it most of the day. That is reason enough.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Message your clinician from your messages page and add a photo. If you use minoxidil and get chest pain, faintness, sudden weight gain or swelling, do not send a message: stop it and get medical care now.',
          ],
        },
      ],
    },
    {
      id: 'stopping',
      heading: 'Shedding after you stop',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'You keep the hair that treatment saved only while you use it. Within three to four months of stopping minoxidil, and within about twelve months of stopping finasteride, it falls out. Nobody ends up with less hair than they would have had without treatment, but it happens faster than the loss you remember, so it can be a shock. If you want to stop, tell us; there is no penalty, and you do not have to explain.',
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
