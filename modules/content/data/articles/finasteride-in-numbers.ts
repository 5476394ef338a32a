import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const finasterideInNumbers: Article = {
  slug: 'finasteride-in-numbers',
  about: 'Androgenetic alopecia',
  keyPoints: [
    'After one year, experts saw more hair in about 48 of 100 men on finasteride and 7 of 100 on placebo.',
    'In the same trials, sexual side effects were reported by about 4 of 100 men on finasteride and 2 of 100 without it.',
    'Trials are too short and too small to measure rare harm. Some men report effects that last after stopping.',
  ],
  sections: [
    {
      id: 'what',
      heading: 'What it is',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Finasteride 1 mg is a daily tablet, approved by the FDA for male pattern hair loss in men only. It blocks the enzyme that makes DHT, the hormone behind [the shrinking of hair roots](/learn/how-pattern-hair-loss-works). The label says that it has not been shown to help at the temples.',
          ],
        },
        {
          kind: 'risk',
          drug: 'Finasteride',
          badges: ['Rx'],
          text: 'can cause lower sex drive, erection problems, less semen and low mood. For some men these lasted after stopping. Tell someone close to you that you take it, so that a change in your mood does not go unnoticed.',
        },
      ],
    },
    {
      id: 'benefit',
      heading: 'The benefit',
      blocks: [
        {
          kind: 'hundred',
          caption: 'Men whose photos showed more hair after one year, as judged by experts',
          rows: [
            { label: 'men on finasteride', count: 48 },
            { label: 'men on placebo', count: 7, tone: 'placebo' },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'After two years it was 66 of 100 versus 7. Most of the others on finasteride kept what they had, while men on placebo kept losing hair. More hair in a photo is not a full head of hair: most gains were slight or moderate.',
            'Nothing shows before month three. The trial looked at men aged 18 to 41 with mild to moderate thinning at the crown or top. Older men and bald areas were not part of it.',
          ],
        },
      ],
    },
    {
      id: 'risk',
      heading: 'The common risks',
      blocks: [
        {
          kind: 'hundred',
          caption: 'Men who reported a sexual side effect in the first year',
          rows: [
            { label: 'men on finasteride', count: 3.8, tone: 'harm' },
            { label: 'men on placebo', count: 2.1, tone: 'placebo' },
          ],
        },
        {
          kind: 'table',
          caption: 'Each side effect, out of 100 men',
          columns: ['Side effect', 'Finasteride', 'Placebo'],
          rows: [
            ['Lower sex drive', '1.8', '1.3'],
            ['Erection problems', '1.3', '0.7'],
            ['Ejaculation problems', '1.2', '0.7'],
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'In the trials these went away in the men who stopped, and in most of those who kept taking it. That is reassuring, but it is not the whole picture.',
          ],
        },
      ],
    },
    {
      id: 'unknown',
      heading: 'What the trials cannot tell us',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'A trial with about a thousand men on the drug can miss harm that affects one man in several thousand. Since then, men have reported sexual problems, depression and thoughts of suicide that lasted for months or years after the last tablet. Such reports cannot tell us how often this happens, and they do not always prove the cause. In 2025, European regulators confirmed suicidal thoughts as a side effect of finasteride tablets and asked for a warning card in the pack.',
            'Our advice is to take this seriously: it is rare, but real. If you have had depression or thoughts of harming yourself, tell us in the visit. A different treatment may be better for you.',
          ],
        },
        {
          kind: 'urgent',
          title: 'If your mood drops',
          text: 'Stop finasteride and get help the same day. Call or text 988 at any hour, or 911 if you are in danger. Then tell your clinician.',
        },
      ],
    },
    {
      id: 'who-not',
      heading: 'Who should not take it, and what to tell us',
      blocks: [
        {
          kind: 'list',
          items: [
            'Not for women or children, and not for anyone allergic to finasteride or dutasteride.',
            'Anyone who is or may be pregnant must not handle crushed or broken tablets: finasteride can harm an unborn baby boy.',
            'Tell us if you have liver disease, prostate problems, a lump in the breast, or depression now or in the past, or if you plan to have a child.',
            'It lowers the result of a PSA blood test. Tell anyone who orders one.',
            'Do not donate blood until a month after your last tablet.',
          ],
        },
      ],
    },
    {
      id: 'decide',
      heading: 'How to decide',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Ask yourself what slower hair loss is worth to you, and what you would do if you had a side effect. You do not have to treat hair loss. Men who do not want to affect their hormones often start with [minoxidil](/learn/minoxidil-foam-or-solution), which works at the crown in a different way. Whatever you choose, judge it by photos after a year, not by the mirror after a month.',
          ],
        },
      ],
    },
  ],
  sources: [sources.finasterideLabel, sources.finasterideTrial, sources.finasterideMood],
  related: ['minoxidil-foam-or-solution', 'what-a-clinician-checks'],
};
