import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const howPatternHairLossWorks: Article = {
  slug: 'how-pattern-hair-loss-works',
  about: 'Androgenetic alopecia',
  keyPoints: [
    'Roots do not die at once. They shrink over many growth cycles.',
    'The hormone DHT sets this off in roots that inherited a sensitivity to it.',
    'Treatment works best on hair that is thinning, not on skin that has been smooth for years.',
  ],
  sections: [
    {
      id: 'cycle',
      heading: 'Every hair has a calendar',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A scalp hair grows for two to seven years. Then its root rests for about three months, the hair falls out, and a new one starts in the same place. Because each root keeps its own calendar, you lose some hair every day: 50 to 100 strands is usual.',
            'So hairs in the shower are not the question. The question is whether the new hair that comes is as thick and as long as the one before it.',
          ],
        },
      ],
    },
    {
      id: 'shrinking',
      heading: 'What changes in pattern hair loss',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'In male pattern hair loss the growing phase becomes shorter with every cycle, and the root sits less deep. The hair it makes is finer, shorter and paler each time. Doctors call this miniaturization. In the end the root makes only a fine down that no longer covers the skin.',
            'This takes years. You may notice it in a photo, under a bright lamp, or because your hair takes less time to dry. By the time thinning is plain to see, a good part of the hair in that place has often already become finer.',
          ],
        },
      ],
    },
    {
      id: 'dht',
      heading: 'The part that DHT plays',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The body turns some testosterone into dihydrotestosterone, DHT for short. Roots at the temples, the top and the crown can carry an inherited sensitivity to it. Roots at the sides and back mostly do not, which is why that band of hair stays, and why surgeons move hair from there.',
            'Men with pattern hair loss do not have too much testosterone. Their blood levels are usually normal. It is the roots that differ.',
          ],
        },
        {
          kind: 'risk',
          drug: 'Finasteride',
          badges: ['Rx'],
          text: 'lowers DHT and may slow or partly reverse this shrinking. It can also cause lower sex drive, erection problems and low mood, which some men report lasting after they stop.',
        },
      ],
    },
    {
      id: 'genes',
      heading: 'Whose genes',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The saying that baldness comes from the mother’s father is half a truth. One important gene, for the receptor that DHT binds to, lies on the X chromosome, which a man gets from his mother. But many other genes take part, and they come from both sides. A bald father raises your odds too. Nobody can read your future from one relative.',
            'More than half of men over 50 have some visible loss. It can begin at any time after puberty. Starting early often means that it goes further, though there are many exceptions.',
          ],
        },
      ],
    },
    {
      id: 'why-early',
      heading: 'Why timing matters',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A root that is shrinking can often be held, and sometimes brought back part of the way. A root that has made only down for many years rarely responds. That is why every honest promise about treatment begins with keeping what you have.',
            'It is also why stopping matters. Treatment holds the process back only while you use it. After stopping, hair loss returns to where it would have been: with finasteride, what was gained is gone within twelve months.',
          ],
        },
        {
          kind: 'list',
          items: [
            'If you are unsure whether this is your kind of hair loss, read [when hair loss is not male pattern](/learn/when-hair-loss-is-not-male-pattern).',
            'If it is, see the stages and the evidence for each treatment on [the hair loss pages](/hair-loss).',
            'Doing nothing is a sound choice as well. Pattern hair loss does not harm your health.',
          ],
        },
      ],
    },
    {
      id: 'not-causes',
      heading: 'What does not cause it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Hats, frequent washing, hair gel and sweat do not shrink roots. Tight braids and harsh chemicals can damage hair in other ways. Stress, illness, crash diets and some drugs can cause shedding that comes two or three months later; that is a different process, usually passing, and it can uncover pattern loss that was already under way.',
          ],
        },
      ],
    },
  ],
  sources: [sources.genetics, sources.hamilton, sources.norwood, sources.aadTypes, sources.finasterideLabel],
  related: ['when-hair-loss-is-not-male-pattern', 'finasteride-in-numbers'],
};
