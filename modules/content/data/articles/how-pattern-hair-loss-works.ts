import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const howPatternHairLossWorks: Article = {
  slug: 'how-pattern-hair-loss-works',
  about: 'Androgenetic alopecia',
  keyPoints: [
    'Roots do not die all at once. They shrink over many growth cycles.',
    'The hormone DHT sets this off in roots that inherited a sensitivity to it.',
    'Treatment works best on hair that is thinning, not on skin that has been smooth for years.',
  ],
  sections: [
    {
      id: 'cycle',
      heading: 'How hair grows and falls out',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A scalp hair grows for two to seven years. Then its root rests for about three months, the hair falls out, and a new one starts in the same place. Because each root is on its own schedule, you lose some hair every day: 50 to 100 strands is normal.',
            'So some hair in the shower is not a problem. What matters is whether the new hair grows in as thick and as long as the one before it.',
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
            'In male pattern hair loss the growing phase becomes shorter with every cycle, and the root sits closer to the surface. The hair it makes is finer, shorter and paler each time. Doctors call this miniaturization. In the end the root makes only fine fuzz that no longer covers the skin.',
            'This takes years. You may notice it in a photo, under a bright light, or because your hair takes less time to dry. By the time thinning is easy to see, much of the hair in that area has often already become finer.',
          ],
        },
      ],
    },
    {
      id: 'dht',
      heading: 'The role of DHT',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The body turns some testosterone into dihydrotestosterone, DHT for short. Roots at the temples, the top and the crown can carry an inherited sensitivity to it. Roots at the sides and back mostly do not, which is why that band of hair stays, and why surgeons move hair from there.',
            'Men with pattern hair loss do not have too much testosterone. Their blood levels are usually normal. It is the roots that are different.',
          ],
        },
        {
          kind: 'risk',
          drug: 'Finasteride',
          badges: ['Rx'],
          text: 'lowers DHT and may slow or partly reverse this shrinking. It can also cause lower sex drive, erection problems and low mood, and some men report that these last after they stop.',
        },
      ],
    },
    {
      id: 'genes',
      heading: 'Where the genes come from',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The saying that baldness comes from your mother’s father is only half true. One important gene, for the receptor that DHT binds to, is on the X chromosome, which a man gets from his mother. But many other genes take part, and they come from both sides. A bald father raises your odds too. Nobody can predict your hair from one relative.',
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
            'A shrinking root can often be kept from shrinking further, and sometimes it partly recovers. A root that has made only fuzz for many years rarely responds. That is why the first goal of treatment is to keep the hair you have.',
            'Stopping matters too. Treatment holds the process back only while you use it. After you stop, hair loss returns to where it would have been: with finasteride, what you gained is gone within twelve months.',
          ],
        },
        {
          kind: 'list',
          items: [
            'If you are unsure whether this is your kind of hair loss, read [when hair loss is not male pattern](/learn/when-hair-loss-is-not-male-pattern).',
            'If it is, see the stages and the evidence for each treatment on [the hair loss pages](/hair-loss).',
            'Doing nothing is a reasonable choice too. Pattern hair loss does not harm your health.',
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
            'Hats, frequent washing, hair gel and sweat do not shrink roots. Tight braids and harsh chemicals can damage hair in other ways. Stress, illness, crash diets and some drugs can cause shedding that comes two or three months later; that is a different process and usually temporary, and it can reveal pattern loss that had already started.',
          ],
        },
      ],
    },
  ],
  sources: [sources.genetics, sources.hamilton, sources.norwood, sources.aadTypes, sources.finasterideLabel],
  related: ['when-hair-loss-is-not-male-pattern', 'finasteride-in-numbers'],
};
