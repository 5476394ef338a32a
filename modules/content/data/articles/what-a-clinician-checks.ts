import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const whatAClinicianChecks: Article = {
  slug: 'what-a-clinician-checks',
  about: 'Androgenetic alopecia',
  keyPoints: [
    'Every question has a reason: a drug that could hurt you, or a disease that should not be missed.',
    'The clinician may say no. If so, you pay nothing for prescription treatment.',
    'The check does not end with your first order; it is repeated at every renewal.',
  ],
  sections: [
    {
      id: 'who',
      heading: 'Who decides',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Software sorts your answers and points out what needs attention. It never prescribes. A clinician licensed in the state where you are reads every visit, sees the flags with their reasons, looks at your photos if you sent any, and decides. You see that person’s name and qualifications in your account.',
            'Some states require a live call before a first prescription. If yours does, we tell you before you pay.',
          ],
        },
      ],
    },
    {
      id: 'diagnosis',
      heading: 'First: is it what you think it is?',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'For hair, that means where it is thinning, since when, how fast, and what the skin looks like. Patches, pain, scars, lost eyebrows or a sudden start point [away from male pattern loss](/learn/when-hair-loss-is-not-male-pattern), and a prescription would be the wrong treatment. For erections, it means how the problem started and whether it happens every time. A problem that started within days, or only happens with one partner, suggests a different cause than a slow change over years.',
          ],
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Then: is this drug safe for you?',
      blocks: [
        {
          kind: 'table',
          caption: 'Why some of the questions are asked',
          columns: ['We ask about', 'Why', 'It can lead to'],
          rows: [
            [
              'Nitrates, “poppers”, riociguat; asked twice, in different words',
              'ED tablets (Rx) taken with these can drop blood pressure to a deadly level',
              'No ED tablets at all',
            ],
            [
              'Heart attack, stroke, chest pain, heart failure',
              'ED tablets and oral minoxidil (both Rx) can strain a weak heart or bring on its symptoms',
              'A no, or a letter from your heart doctor first',
            ],
            [
              'Blood pressure and pulse, with a date',
              'Both lower blood pressure; oral minoxidil has a boxed warning for fluid around the heart',
              'A lower dose, a later start, or a no',
            ],
            [
              'Low mood, now or in the past',
              'Finasteride (Rx) can cause low mood and thoughts of suicide; so can antidepressants (Rx) in people up to 24',
              'Another treatment, or closer follow-up',
            ],
            [
              'Liver, prostate, breast lumps',
              'Finasteride is broken down by the liver and changes the PSA test',
              'A follow-up question, or a no',
            ],
            [
              'Pregnancy or children at home',
              'Finasteride can harm an unborn baby boy; gels rub off on other people',
              'Tablets instead of a gel, or rules for handling it',
            ],
            [
              'Every medicine and supplement',
              'Two safe drugs can be unsafe together',
              'A change of drug or dose',
            ],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'You can change your answers before you submit them. If you change one that would have stopped the visit, the clinician sees both answers. People misread questions, so this is worth a second look.',
          ],
        },
      ],
    },
    {
      id: 'outcomes',
      heading: 'Possible results',
      blocks: [
        {
          kind: 'list',
          items: [
            'Approved as you chose it. Only then is a prescription product charged.',
            'Approved with a change: another dose or drug. You see why and what it costs, and say yes or no.',
            'A question. Your visit is paused until you answer, and you are not charged.',
            'Not approved. We tell you the reason in plain words and what you can do instead. You pay nothing for it.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'What an online visit cannot do',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Nobody can feel your pulse, press on a lump or look at your scalp through a lens. Blood tests, such as testosterone for a man with erection problems and a low sex drive, need a lab. So we ask when you last saw a doctor, and we may ask you to see one before we treat you.',
            'It also depends on your honesty. We cannot see a medicine you leave out. If an answer is embarrassing, remember that the person reading it has seen answers like it many times, and that nobody outside your care sees it.',
          ],
        },
        {
          kind: 'urgent',
          title: 'Not for emergencies',
          text: 'Chest pain, fainting, trouble breathing, or an erection that lasts longer than four hours: call 911 or go to an emergency room. Thoughts of hurting yourself: call or text 988.',
        },
      ],
    },
    {
      id: 'after',
      heading: 'After the first prescription',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Your health can change. A prescription lasts a year at most, and before it is renewed we ask what is new: diagnoses, drugs, side effects, mood. If a new answer makes a drug unsafe, the next refill stops until a clinician has looked at it. You can also message us at any time, for example after a hospital stay, and ask whether your treatment is still right for you. Tell your regular doctor and pharmacist what you take from us; they are the ones who see the whole picture.',
          ],
        },
      ],
    },
  ],
  sources: [
    sources.finasterideLabel,
    sources.sildenafilLabel,
    sources.tadalafilLabel,
    sources.oralMinoxidilConsensus,
    sources.princeton,
    sources.finasterideMood,
  ],
  related: ['when-hair-loss-is-not-male-pattern', 'erections-and-the-heart'],
};
