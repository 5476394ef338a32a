import { sources } from '../source.ts';
import type { Article } from './article.ts';

export const erectionsAndTheHeart: Article = {
  slug: 'erections-and-the-heart',
  about: 'Erectile dysfunction',
  keyPoints: [
    'An erection depends on blood flow. Narrowed arteries often show there first, because those arteries are small.',
    'New trouble with erections is a reason to have blood pressure, cholesterol and blood sugar checked.',
    'ED tablets are never safe together with nitrates, including “poppers”.',
  ],
  sections: [
    {
      id: 'plumbing',
      heading: 'Small arteries show trouble first',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'An erection happens when blood vessels in the penis relax and fill. The same thin lining that lets them relax lines every artery, and the same things harm it everywhere: high blood pressure, smoking, high cholesterol, diabetes, too little exercise.',
            'The arteries of the penis are one to two millimeters wide; those of the heart are three to four. A buildup that still leaves room in the heart’s arteries can already fill most of the smaller ones. That is one explanation for what studies keep finding: on average, erection problems start two to five years before a heart event in men who later have one.',
            'These are averages. Most men with erectile dysfunction are not about to have a heart attack. But guidelines for doctors clearly say that men should be told about the link.',
          ],
        },
      ],
    },
    {
      id: 'other',
      heading: 'It is not always the blood vessels',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Stress, low mood, a new relationship, tiredness and alcohol all matter, as do low testosterone, nerve damage after surgery, and many medicines, including some for blood pressure, depression and the prostate. A few clues can help, but they are not proof.',
          ],
        },
        {
          kind: 'table',
          caption: 'Clues to the cause',
          columns: ['More often psychological', 'More often physical'],
          rows: [
            ['Started suddenly', 'Came on slowly over months or years'],
            ['Morning erections are the same as before', 'Morning erections are fading too'],
            ['Only in some situations', 'In every situation'],
            ['Younger, otherwise healthy', 'Diabetes, smoking, high blood pressure, over 40'],
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
            'Testosterone in the morning, especially if your sex drive is low too.',
            'Your medicines, with the person who prescribed them.',
            'Whether you can climb two flights of stairs without chest pain or getting short of breath.',
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'If you have not had a check like this in two years, have one, whether or not you start treatment. Being more active, quitting smoking and losing weight help blood vessels everywhere. They work slowly, but they treat the cause.',
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
            'Sildenafil and tadalafil help the vessels relax when you are aroused. They do not create desire and do not treat what narrowed the vessels. In men with stable, treated heart disease they are often used safely; for others, sex itself is too much strain until the heart is treated.',
          ],
        },
        {
          kind: 'risk',
          drug: 'Sildenafil and tadalafil',
          badges: ['Rx'],
          text: 'must never be taken with nitrates for chest pain, with amyl nitrite or other “poppers”, or with riociguat: blood pressure can drop to a deadly level. After tadalafil, nitrates stay unsafe for at least 48 hours.',
        },
        {
          kind: 'list',
          items: [
            'We do not prescribe them within six months of a heart attack or stroke, or with angina during sex, an unsteady heart rhythm or recent heart failure.',
            'Do not take them with very low or uncontrolled high blood pressure.',
            'With alpha-blockers for the prostate or blood pressure, take them only at a low dose, and only when your alpha-blocker dose is stable.',
            'Headache, flushing, a stuffy nose and indigestion are common.',
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
          text: 'Chest pain during or after sex: stop, call 911, and say which tablet you took and when, so that nobody gives you nitroglycerin. Sudden loss of vision or hearing, or an erection that lasts longer than four hours, is an emergency too.',
        },
      ],
    },
    {
      id: 'next',
      heading: 'What to do next',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Measure your blood pressure. Book a checkup if you are due for one. Then decide about treatment, here or with your own doctor. Our visit for [erectile dysfunction](/condition/ed) asks about all of the above, and a clinician who sees a risk will say no, or ask for a letter from your heart doctor first. A tablet can help with erections, but it should not hide a warning sign.',
          ],
        },
      ],
    },
  ],
  sources: [sources.princeton, sources.edGuideline, sources.sildenafilLabel, sources.tadalafilLabel],
  related: ['treating-early-ejaculation', 'what-a-clinician-checks'],
};
