import type { Block, Pair } from './shape.ts';

/** Sentences that the pages about sexual health share; the facts behind them are in docs/clinical. */
export const nitrates =
  'Never take it with nitrates (nitroglycerin, isosorbide, poppers) or with riociguat: your blood pressure could drop low enough to kill you.';

export const pde5Help =
  'For chest pain, call 911 and tell them that you took it and when. For an erection that lasts more than 4 hours, or a sudden loss of vision or hearing, get emergency care.';

export const erectionEnds: Pair = {
  title: 'If you stop',
  text: 'You can stop at any time. It does not cure erection problems, so they may come back.',
};

export const heartCheck =
  'Erection problems can be an early sign of heart disease. Ask a doctor near you about your heart, your blood sugar and a morning testosterone test.';

export const notWithTheOther: Pair = {
  title: 'Can I take sildenafil and tadalafil together?',
  text: 'No. Take only one drug of this kind at a time, and nothing bought elsewhere that promises the same effect: such products often contain one of these drugs without saying so.',
};

export const whoDecides = (more: string): Pair => ({
  title: 'Who decides on the strength?',
  text: `Your clinician. What you choose here is a request. ${more}`,
});

/** Who must not take sildenafil or tadalafil. */
export const notForErections: Block = {
  id: 'not-for',
  title: 'Who must not take it',
  text: ['A clinician checks this in your visit. The full list is in the facts about this drug.'],
  points: [
    'Anyone who takes a nitrate in any form, even now and then, or uses poppers.',
    'Anyone who takes riociguat or vericiguat.',
    'Anyone who had a heart attack, stroke or dangerous heart rhythm in the last 6 months, or was told not to have sex because of heart problems.',
    'Women, and anyone under 18.',
  ],
};

const watchMood =
  'Watch for changes in mood or behavior, especially in the first few weeks and when the dose changes. Ask someone close to you to watch for them too.';

export const ssriTimeline: readonly Pair[] = [
  { title: 'Weeks 1 to 2', text: 'Some men already last longer. Many do not notice a change yet.' },
  { title: 'Week 4', text: 'This is the time to judge it with your clinician.' },
];

export const taper: Pair = {
  title: 'If you stop',
  text: 'Do not stop suddenly. Message your clinician, who will help you lower the dose in steps.',
};

export const ssriSafety: readonly string[] = [
  watchMood,
  'Using it for early ejaculation is off-label.',
  'Tell us about every other medicine you take, especially other antidepressants, triptans, blood thinners and St. John’s wort.',
  'If you miss a dose, take it the same day. If it is almost time for your next dose, skip it. Never take two doses to catch up.',
];

export const moodHelp =
  'If you have thoughts of harming yourself, call or text 988, or call 911. For fever with stiff muscles, confusion or a racing heart, call 911.';

/** Shown above everything else on the page of an antidepressant. */
export const ssriNotice: Block = {
  id: 'boxed-warning',
  title: 'An antidepressant with a boxed warning',
  text: [
    'In short studies, antidepressants raised the risk of suicidal thoughts and behavior in people up to age 24. At any age, watch closely for changes in mood or behavior, especially in the first few weeks.',
    'No drug is FDA-approved for early ejaculation. This use is off-label. We do not treat depression or anxiety here.',
  ],
};

/** Whom an antidepressant is not started for, or not without a closer look. */
export const notForSsri = (drug: string): Block => ({
  id: 'not-for',
  title: 'Who must not take it',
  text: ['A clinician checks this in your visit. The full list is in the facts about this drug.'],
  points: [
    'Anyone who took an MAOI in the last 14 days, or is treated with linezolid or methylene blue.',
    'Anyone who takes pimozide or another antidepressant.',
    `Anyone allergic to ${drug}, and anyone under 18.`,
    'We do not start it for anyone who has thoughts of self-harm or bipolar disorder, or who is in psychiatric care now. You deserve care in person for that.',
  ],
});

export const ssriFirstMonth: Pair = {
  title: 'Why one month at a time?',
  text: 'A clinician asks how you feel, including your mood, at 2 and 4 weeks and before every refill. After that, longer supplies are possible.',
};

export const otherWays: Pair = {
  title: 'What else helps?',
  text: 'A numbing spray that needs no prescription, stop-start practice, thicker condoms and sex therapy. If erections are a problem too, those are treated first or at the same time.',
};
