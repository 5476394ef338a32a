import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const treatingEarlyEjaculation: Article = {
  slug: 'treating-early-ejaculation',
  about: 'Premature ejaculation',
  keyPoints: [
    'What counts is little control and real distress, not the number of minutes.',
    'No tablet is FDA-approved for it. Those that are used are used off-label.',
    'If you have erection problems too, those are usually treated first or at the same time.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What counts as early',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Up to three in ten men say that they finish too soon. Far fewer, under one in twenty, meet the medical definition: they nearly always finish within about two minutes, or much sooner than before, have little control over it, and are bothered by it. Studies with stopwatches find a median of five to six minutes in couples without complaints, and a very wide range.',
            'If it has always been this way, doctors call it lifelong. If it is new, it is called acquired, and something may have changed: erections, the prostate, the thyroid, a drug, stress. If the problem is new, see a clinician before you try a treatment.',
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
            'Stop-start practice means pausing before the point of no return and starting again when the urge has passed. You can practice alone first and then with a partner. A thicker condom, a second round, or sex therapy, alone or as a couple, helps some men, and none of these has side effects. They take patience, and they combine well with everything below.',
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
            'A spray with lidocaine is sold without a prescription. Use the number of sprays on the label, wait, and wash it off before sex, or it will numb your partner too. In trials, men who used numbing products lasted several times longer. Too much takes away feeling, and the erection with it.',
            'Do not use one if you or your partner is allergic to any “-caine”, on broken skin, or if your partner is pregnant. Blue lips, shortness of breath or confusion after use is rare but an emergency: call 911.',
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
            'SSRI antidepressants delay orgasm as a side effect, and that effect is used here. Sertraline and fluoxetine have been studied most: after some weeks, men lasted several times longer on average. Escitalopram has less evidence. Some men notice little change.',
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
            'Do not take them with an MAOI (within 14 days; after fluoxetine, wait five weeks), linezolid, methylene blue or pimozide.',
            'Tell us if you or a relative has had mania or bipolar disorder, seizures, bleeding, low sodium or a heart rhythm problem.',
            'Nausea, loose stools, sleepiness or poor sleep, sweating and a dry mouth are common at first.',
            'Watch for agitation, fever, shaking and a racing heart, especially with migraine drugs, tramadol or St. John’s wort.',
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
            'Some men rush because they are afraid of losing the erection. Treating the erection problem often solves both, so guidelines put it first.',
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
      heading: 'Comparing your options',
      blocks: [
        {
          kind: 'table',
          caption: 'The options side by side',
          columns: ['Option', 'How soon it works', 'Main drawback'],
          rows: [
            ['Practice, therapy', 'Weeks', 'Takes time and, ideally, a partner'],
            ['Numbing spray', 'Minutes', 'Less feeling for both of you'],
            ['Daily SSRI (Rx, off-label)', 'One to four weeks', 'Boxed warning; must be tapered'],
            ['Sildenafil (Rx, off-label here)', 'About an hour', 'Deadly with nitrates'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'Talking with your partner helps more than most men expect. If your mood is low, start there: tell a clinician before you take any tablet, and call or text 988 if you think about hurting yourself. To see what our visit asks, read about [premature ejaculation](/condition/pe).',
          ],
        },
      ],
    },
  ],
  sources: [sources.ejaculationGuideline, sources.sertralineLabel, sources.sildenafilLabel],
  related: ['erections-and-the-heart', 'what-a-clinician-checks'],
};
