import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const treatingEarlyEjaculation: Article = {
  slug: 'treating-early-ejaculation',
  about: 'Premature ejaculation',
  keyPoints: [
    'It is a matter of little control and real distress, not of a number on a watch.',
    'No tablet is FDA-approved for it. Those that are used are used off-label.',
    'If erections fail as well, that is usually treated first or together.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What counts as early',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Up to three in ten men say that they finish too soon. Far fewer, under one in twenty, meet the medical description: nearly always within about two minutes, or much sooner than before, with little control over it, and bothered by it. Studies with stopwatches find a middle value of five to six minutes in couples without complaints, and a very wide range.',
            'If it has always been so, doctors call it lifelong. If it is new, it is called acquired, and something may have changed: erections, the prostate, the thyroid, a drug, stress. New trouble deserves a visit before a remedy.',
          ],
        },
      ],
    },
    {
      id: 'without',
      heading: 'Without medicine',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Stop-start practice means pausing before the point of no return and starting again when the urge has passed. It can be done alone and then together. A thicker condom, a second round, or sex therapy for one or two people help some men, and none of these has side effects. They ask for patience, and they combine well with everything below.',
          ],
        },
      ],
    },
    {
      id: 'spray',
      heading: 'Numbing sprays',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A spray with lidocaine is sold without a prescription. Use the number of sprays on the label, wait, and wash it off before sex, or it will numb your partner too. In trials numbing products lengthened the time several times over. Too much takes the feeling, and with it the erection.',
            'Do not use one if you or your partner is allergic to any “-caine”, on broken skin, or if your partner is pregnant. Blue lips, breathlessness or confusion after use is rare and an emergency: call 911.',
          ],
        },
      ],
    },
    {
      id: 'tablets',
      heading: 'Daily tablets, off-label',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Antidepressants of the SSRI kind delay orgasm as a side effect, and that effect is put to use here. Sertraline and fluoxetine have been studied most: men lasted several times longer on average after some weeks. Escitalopram has less evidence. Averages hide that some men notice little.',
          ],
        },
        {
          kind: 'risk',
          drug: 'Sertraline, fluoxetine, escitalopram',
          badges: ['Rx', 'Off-label'],
          text: 'carry a boxed warning: antidepressants can raise the risk of suicidal thoughts in people up to 24. Never stop them suddenly; the dose is lowered in steps. They can lower sex drive and weaken erections, and for a few people sexual effects last after stopping.',
        },
        {
          kind: 'list',
          items: [
            'Not with an MAOI (within 14 days; after fluoxetine, wait five weeks), linezolid, methylene blue or pimozide.',
            'Say so if you or a relative has had mania or bipolar disorder, seizures, bleeding, low sodium or a heart rhythm problem.',
            'Nausea, loose stool, sleepiness or poor sleep, sweating and a dry mouth are common at first.',
            'Watch for agitation, fever, shaking and a racing heart, above all with migraine drugs, tramadol or St. John’s wort.',
          ],
        },
      ],
    },
    {
      id: 'ed',
      heading: 'When erections are part of it',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Some men hurry because they fear losing the erection. Treating that often settles both, so guidelines put it first.',
          ],
        },
        {
          kind: 'risk',
          drug: 'Sildenafil',
          badges: ['Rx', 'Off-label for this use'],
          text: 'may help when both problems come together. It must never be taken with nitrates, including “poppers”, or with riociguat. Read [erectile dysfunction and the heart](/learn/erections-and-the-heart) first.',
        },
      ],
    },
    {
      id: 'choose',
      heading: 'Choosing',
      blocks: [
        {
          kind: 'table',
          caption: 'The ways side by side',
          columns: ['Way', 'When it acts', 'Main drawback'],
          rows: [
            ['Practice, therapy', 'Weeks', 'Takes time and, best, a partner'],
            ['Numbing spray', 'Minutes', 'Less feeling, for two'],
            ['Daily SSRI (Rx, off-label)', 'One to four weeks', 'Boxed warning; must be tapered'],
            ['Sildenafil (Rx, off-label here)', 'About an hour', 'Deadly with nitrates'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Talking with a partner changes more than most men expect. If mood is low, start there: tell a clinician before any tablet, and call or text 988 if you think of hurting yourself. What our visit asks is described under [premature ejaculation](/condition/pe).',
          ],
        },
      ],
    },
  ],
  sources: [sources.ejaculationGuideline, sources.sertralineLabel, sources.sildenafilLabel],
  related: ['erections-and-the-heart', 'what-a-clinician-checks'],
};
