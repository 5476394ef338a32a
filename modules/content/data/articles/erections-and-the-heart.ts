import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const erectionsAndTheHeart: Article = {
  slug: 'erections-and-the-heart',
  about: 'Erectile dysfunction',
  keyPoints: [
    'An erection is blood flow. Narrowed vessels often show there first, because they are small.',
    'New trouble with erections is a reason to have blood pressure, cholesterol and blood sugar checked.',
    'ED tablets are never safe together with nitrates, including “poppers”.',
  ],
  sections: [
    {
      id: 'plumbing',
      heading: 'The smallest pipes clog first',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An erection happens when vessels in the penis relax and fill. The same thin lining that lets them relax lines every artery, and the same things harm it everywhere: high blood pressure, smoking, high cholesterol, diabetes, too little movement.',
            'The arteries of the penis are one to two millimeters wide, those of the heart three to four. A layer that still leaves room in the heart’s arteries can already take most of the room in the smaller ones. That is one explanation for what studies see again and again: on average, erection trouble comes two to five years before a heart event in men who later have one.',
            'This is about averages. Most men with erectile dysfunction are not about to have a heart attack. But guidelines for doctors say plainly that men should be told of the link.',
          ],
        },
      ],
    },
    {
      id: 'other',
      heading: 'It is not always the vessels',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Stress, low mood, a new relationship, tiredness and alcohol all matter, as do low testosterone, nerve damage after surgery, and many medicines, among them some for blood pressure, depression and prostate. A few clues help, without settling it.',
          ],
        },
        {
          kind: 'table',
          caption: 'Clues to where the cause may lie',
          columns: ['More often the mind', 'More often the body'],
          rows: [
            ['Began suddenly', 'Came slowly over months or years'],
            ['Morning erections are as before', 'Morning erections fade too'],
            ['Only in some situations', 'In every situation'],
            ['Younger, otherwise well', 'Diabetes, smoking, high pressure, over 40'],
          ],
        },
      ],
    },
    {
      id: 'check',
      heading: 'What to have checked',
      blocks: [
        {
          kind: 'list',
          items: [
            'Blood pressure, on more than one day.',
            'Cholesterol and blood sugar, from one blood sample.',
            'Testosterone in the morning, above all when desire is low as well.',
            'Your medicines, with the person who prescribed them.',
            'Whether you can climb two flights of stairs without chest pain or losing your breath.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'If you have not had such a check in two years, have one, whether or not you start treatment. Moving more, stopping smoking and losing weight help vessels everywhere. They work slowly, and they work on the cause.',
          ],
        },
      ],
    },
    {
      id: 'tablets',
      heading: 'What the tablets do, and when they are unsafe',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Sildenafil and tadalafil help the vessels relax when you are aroused. They do not create desire and do not treat what narrowed the vessels. In men with steady, treated heart disease they are often used safely; in others, sex itself is too much strain until the heart is looked after.',
          ],
        },
        {
          kind: 'risk',
          drug: 'Sildenafil and tadalafil',
          badges: ['Rx'],
          text: 'must never be taken with nitrates for chest pain, with amyl nitrite or other “poppers”, or with riociguat: blood pressure can fall to a deadly low. After tadalafil, nitrates stay unsafe for at least 48 hours.',
        },
        {
          kind: 'list',
          items: [
            'Not within six months of a heart attack or stroke here, and not with angina during sex, unsteady rhythm or recent heart failure.',
            'Not with very low or uncontrolled high blood pressure.',
            'With alpha-blockers for prostate or pressure, only at a low dose and when those are steady.',
            'Headache, flushing, a blocked nose and indigestion are common.',
          ],
        },
      ],
    },
    {
      id: 'now',
      heading: 'When not to wait',
      blocks: [
        {
          kind: 'urgent',
          title: 'Call 911',
          text: 'Chest pain during or after sex: stop, call 911, and say which tablet you took and when, so that nobody gives you nitroglycerin. Sudden loss of sight or hearing, or an erection longer than four hours, is an emergency too.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'A good order of steps',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Measure your blood pressure. Book the check if you are due. Then decide about treatment, here or with your own doctor. Our visit for [erectile dysfunction](/condition/ed) asks about all of the above, and a clinician who sees a risk will say no, or ask for your heart doctor’s word first. A tablet that works is good. A tablet that hides a warning is not.',
          ],
        },
      ],
    },
  ],
  sources: [sources.princeton, sources.edGuideline, sources.sildenafilLabel, sources.tadalafilLabel],
  related: ['treating-early-ejaculation', 'what-a-clinician-checks'],
};
