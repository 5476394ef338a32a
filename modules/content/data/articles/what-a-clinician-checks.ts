import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const whatAClinicianChecks: Article = {
  slug: 'what-a-clinician-checks',
  about: 'Androgenetic alopecia',
  keyPoints: [
    'Every question has a reason: a drug that could hurt you, or a disease that should not be missed.',
    'A no is a real outcome. It costs you nothing for prescription treatment.',
    'The check does not end with the first order; it comes back at every renewal.',
  ],
  sections: [
    {
      id: 'who',
      heading: 'Who decides',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Software sorts your answers and points at what needs attention. It never prescribes. A clinician licensed in the state where you are reads every visit, sees the flags with their reasons, looks at your photos if you sent any, and decides. You see that person’s name and qualification in your account.',
            'Some states ask for a live call before a first prescription. If yours does, you learn that before you pay.',
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
            'For hair, that means where it thins, since when, how fast, and what the skin looks like. Patches, pain, scars, lost brows or a sudden start point [away from male pattern loss](/learn/when-hair-loss-is-not-male-pattern), and a prescription would be the wrong answer. For erections, it means how it began and whether it is always so. A start within days, or only with one partner, tells a different story from a slow change over years.',
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
          columns: ['We ask about', 'Because of', 'It can lead to'],
          rows: [
            [
              'Nitrates, “poppers”, riociguat; asked twice, in other words',
              'ED tablets (Rx) with these can drop blood pressure to a deadly low',
              'No ED tablets at all',
            ],
            [
              'Heart attack, stroke, chest pain, heart failure',
              'ED tablets and oral minoxidil (both Rx) strain or expose a weak heart',
              'A no, or a letter from your heart doctor first',
            ],
            [
              'Blood pressure and pulse, with a date',
              'Both lower pressure; oral minoxidil has a boxed warning for fluid around the heart',
              'A smaller dose, a later start, or a no',
            ],
            [
              'Low mood, now or before',
              'Finasteride (Rx) can bring low mood and thoughts of suicide; so can antidepressants (Rx) in people up to 24',
              'Another treatment, or closer follow-up',
            ],
            [
              'Liver, prostate, breast lumps',
              'Finasteride passes through the liver and changes the PSA test',
              'A question back to you, or a no',
            ],
            [
              'Pregnancy or children at home',
              'Finasteride can harm an unborn boy; gels rub off on skin',
              'Tablets instead of a gel, or handling rules',
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
            'Answers can be changed before you send them. If you change one that would have stopped the visit, the clinician sees both. That is not distrust: people misread questions, and it is worth a second look.',
          ],
        },
      ],
    },
    {
      id: 'outcomes',
      heading: 'What can come of it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Approved as you chose it. Only now is a prescription product charged.',
            'Approved with a change: another dose or drug. You see why and what it costs, and say yes or no.',
            'A question. Your visit is paused until you answer, and you are not charged.',
            'Not approved. You read the reason in plain words and what you can do instead. You pay nothing for it.',
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
            'Nobody feels your pulse, presses on a lump or looks at your scalp through a lens. Blood tests, such as testosterone for a man with erection problems and low drive, need a laboratory. So we ask when you last saw a doctor, and we may ask you to go before we treat.',
            'It rests on your honesty too. We cannot see the tablet you left out. If an answer is embarrassing, remember that the person reading it has read it many times, and that nobody outside your care sees it.',
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
            'Bodies change. A prescription lasts a year at most, and before it is renewed we ask what is new: diagnoses, drugs, side effects, mood. A new answer that makes a drug unsafe stops the next refill until a clinician has looked at it. You can also write at any time, for example after a hospital stay, and ask whether your treatment still fits. Tell your regular doctor and pharmacist what you take from us; they are the ones who see the whole picture.',
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
