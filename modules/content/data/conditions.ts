import type { Question } from '../domain/question.ts';
import { sources } from './source.ts';

const nitrates =
  'Never use with nitrates (nitroglycerin, isosorbide), “poppers” or riociguat: blood pressure can drop to a deadly level.';

export interface ConditionTreatment {
  readonly drugType: string;
  readonly name: string;
  readonly badges: readonly string[];
  readonly does: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly risk: string;
  /** Its pages in the shop, with prices. */
  readonly pages: readonly (readonly [label: string, path: string])[];
  /** Its drug-facts pages. */
  readonly drugFacts: readonly (readonly [label: string, path: string])[];
}

const edTreatments: readonly ConditionTreatment[] = [
  {
    drugType: 'sildenafil',
    name: 'Sildenafil',
    badges: ['Rx'],
    does: 'A tablet you take before sex. It helps blood vessels relax when you are aroused; it does not create desire.',
    facts: [
      ['When', 'About an hour before'],
      ['Lasts', 'About four hours'],
      ['Food', 'A heavy meal slows it'],
    ],
    risk: `${nitrates} Headache, flushing, indigestion and bluish vision are common.`,
    pages: [['Sildenafil: price and details', '/our-products/sildenafil']],
    drugFacts: [['Sildenafil: drug facts', '/drug-facts/sildenafil-citrate']],
  },
  {
    drugType: 'tadalafil',
    name: 'Tadalafil',
    badges: ['Rx'],
    does: 'Taken before sex, or in a small dose every day so that you do not have to plan ahead.',
    facts: [
      ['When', 'Before sex, or daily'],
      ['Lasts', 'Up to 36 hours'],
      ['Food', 'Makes no difference'],
    ],
    risk: `${nitrates} Nitrates stay unsafe for at least 48 hours after a dose. Headache and back or muscle pain are common; five or more drinks make dizziness more likely.`,
    pages: [['Tadalafil: price and details', '/our-products/tadalafil']],
    drugFacts: [['Tadalafil: drug facts', '/drug-facts/tadalafil']],
  },
];

const ssriRisk =
  'Boxed warning: antidepressants can raise the risk of suicidal thoughts in people up to 24. Never stop them suddenly. They can lower sex drive, and for a few people this lasts after stopping.';

const peTreatments: readonly ConditionTreatment[] = [
  {
    drugType: 'climax_delay_spray',
    name: 'Climax delay spray',
    badges: ['No prescription'],
    does: 'Lidocaine slightly numbs the skin. Spray it on, wait as long as the label says, and wash it off before sex.',
    facts: [
      ['When', 'Minutes before sex'],
      ['Status', 'Over the counter'],
    ],
    risk: 'It can numb your partner and make erections less firm. Do not use it if either of you is allergic to a “-caine” drug, on broken skin, or if your partner is pregnant.',
    pages: [['Delay spray: price and details', '/our-products/climax-delay-spray']],
    drugFacts: [['Delay spray: drug facts', '/drug-facts/climax-delay-spray']],
  },
  {
    drugType: 'sertraline',
    name: 'Sertraline, fluoxetine or escitalopram',
    badges: ['Rx', 'Off-label'],
    does: 'Antidepressants taken every day. They delay ejaculation as a side effect, which is why they are used here. Escitalopram has the least evidence.',
    facts: [
      ['When', 'Daily; works in one to four weeks'],
      ['Status', 'Not FDA-approved for this'],
    ],
    risk: ssriRisk,
    pages: [
      ['Sertraline: price and details', '/our-products/sertraline'],
      ['Fluoxetine: price and details', '/our-products/fluoxetine'],
      ['Escitalopram: price and details', '/our-products/escitalopram'],
    ],
    drugFacts: [
      ['Sertraline: drug facts', '/drug-facts/sertraline'],
      ['Fluoxetine: drug facts', '/drug-facts/fluoxetine'],
      ['Escitalopram: drug facts', '/drug-facts/escitalopram'],
    ],
  },
  {
    drugType: 'sildenafil',
    name: 'Sildenafil',
    badges: ['Rx', 'Off-label'],
    does: 'May help if erections are a problem too. Those are treated first or at the same time.',
    facts: [
      ['When', 'About an hour before'],
      ['Status', 'Approved for ED, not for this'],
    ],
    risk: nitrates,
    pages: [['Sildenafil: price and details', '/our-products/sildenafil#early-ejaculation']],
    drugFacts: [['Sildenafil, off-label: drug facts', '/drug-facts/sildenafil-citrate-pe']],
  },
];

const edQuestions: readonly Question[] = [
  {
    id: 'heart',
    question: 'Can erection trouble be a sign of heart disease?',
    answer: [
      'Yes, sometimes years before the disease shows. Have your blood pressure, cholesterol and blood sugar checked. [Erectile dysfunction and the heart](/learn/erections-and-the-heart)',
    ],
  },
  {
    id: 'young',
    question: 'I am in my twenties. Is this for me?',
    answer: [
      'At that age, stress, mood, alcohol or a new situation are common causes, and talking often helps more than a tablet. You can start a visit if you are 18 or older; the clinician may suggest something else first.',
    ],
  },
  {
    id: 'both-tablets',
    question: 'Can I take both tablets?',
    answer: [
      'No. Take only one drug of this kind at a time, and nothing bought elsewhere that promises the same effect: such products often contain one of these drugs without saying so.',
    ],
  },
];

const peQuestions: readonly Question[] = [
  {
    id: 'normal',
    question: 'How long is normal?',
    answer: [
      'In stopwatch studies, the median was five to six minutes, with a very wide range. What matters is whether you have little control and it bothers you.',
    ],
  },
  {
    id: 'mood',
    question: 'I have had depression. Can I take an SSRI for this?',
    answer: [
      'Please tell us. If you are in treatment, have bipolar disorder, or feel low now, we do not start one online; the person who treats you should decide. If you have thoughts of hurting yourself, call or text 988 now.',
    ],
  },
  {
    id: 'without',
    question: 'Are there options without a drug?',
    answer: [
      'Yes: stop-start practice, thicker condoms, sex therapy. They take patience and have no side effects. [Treating early ejaculation](/learn/treating-early-ejaculation)',
    ],
  },
];

export interface ConditionText {
  /** The other condition of sexual health. */
  readonly other: { readonly label: string; readonly path: string };
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly about: string;
  readonly explain: readonly string[];
  readonly treatments: readonly ConditionTreatment[];
  readonly visit: readonly string[];
  readonly safety: { readonly title: string; readonly text: string };
  readonly urgent: readonly string[];
  readonly questions: readonly Question[];
  readonly sources: readonly { readonly text: string; readonly href?: string | null }[];
}

export const ed: ConditionText = {
  other: { label: 'Is finishing too soon the problem? Premature ejaculation', path: '/condition/pe' },
  kicker: 'Sexual health',
  title: 'Erectile dysfunction',
  lead: 'About half of men over 40 have some trouble with erections at some point. It is treatable, and worth a checkup.',
  about: 'Erectile dysfunction',
  explain: [
    'An erection takes blood flow, nerves, hormones and a calm mind. When erections keep failing for three months or more, doctors call it erectile dysfunction.',
    'There is often more than one cause: narrowed blood vessels, diabetes, medicines, alcohol, stress, low mood. That is why a visit asks about your health in general and not only about sex.',
  ],
  treatments: edTreatments,
  visit: [
    'How it started, how often it happens, and whether you have morning erections',
    'Your heart: heart attack, stroke, chest pain, and climbing stairs',
    'A blood pressure reading from the last six months',
    'Every medicine; we ask about nitrates and “poppers” twice, in different words',
    'Your eyes, hearing, liver and kidneys, and past surgery',
    'When you last had a checkup with blood tests',
  ],
  safety: { title: 'Never take ED tablets with nitrates', text: nitrates },
  urgent: [
    'Chest pain, fainting or trouble breathing: say which tablet you took and when',
    'An erection that lasts longer than four hours',
    'Sudden loss of vision or hearing',
    'An injury to the penis',
  ],
  questions: edQuestions,
  sources: [sources.edGuideline, sources.princeton, sources.sildenafilLabel, sources.tadalafilLabel],
};

export const pe: ConditionText = {
  other: { label: 'Are erections a problem too? Erectile dysfunction', path: '/condition/ed' },
  kicker: 'Sexual health',
  title: 'Premature ejaculation',
  lead: 'It means finishing sooner than you want, with little control, in a way that bothers you. It is common, rarely talked about, and treatable.',
  about: 'Premature ejaculation',
  explain: [
    'Doctors use this term when ejaculation nearly always happens within about two minutes, or much sooner than it used to, and it bothers you or your partner.',
    'If it is new, something may have changed: erections, prostate, thyroid, a drug, stress. If erections are a problem too, those are treated first or at the same time.',
  ],
  treatments: peTreatments,
  visit: [
    'When it started, how often it happens, and how much it bothers you',
    'Whether your erections are reliable',
    'Your mood, now and in the past, and thoughts of self-harm',
    'Bipolar disorder or mania, in you or your family',
    'Every medicine, especially other antidepressants and migraine drugs',
    'Allergies, and whether your partner is pregnant',
  ],
  safety: {
    title: 'No tablet is FDA-approved for this',
    text: 'Every tablet named here is used off-label. The antidepressants carry a boxed warning about suicidal thoughts in people up to 24, and must not be stopped suddenly.',
  },
  urgent: [
    'Thoughts of hurting yourself, or a sudden change in mood: call or text 988',
    'Fever, shaking, confusion and a racing heart on an antidepressant',
    'Blue lips or trouble breathing after a numbing spray',
    'An erection longer than four hours, or chest pain, after sildenafil',
  ],
  questions: peQuestions,
  sources: [sources.ejaculationGuideline, sources.sertralineLabel, sources.sildenafilLabel],
};
