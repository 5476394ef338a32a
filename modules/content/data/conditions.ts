import type { Question } from '../domain/question.ts';
import { sources } from './source.ts';

const nitrates =
  'Never with nitrates (nitroglycerin, isosorbide), “poppers” or riociguat: blood pressure can fall to a deadly low.';

export interface ConditionTreatment {
  readonly drugType: string;
  readonly name: string;
  readonly badges: readonly string[];
  readonly does: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly risk: string;
  /** Its drug-facts pages. */
  readonly drugFacts: readonly (readonly [label: string, path: string])[];
}

const edTreatments: readonly ConditionTreatment[] = [
  {
    drugType: 'sildenafil',
    name: 'Sildenafil',
    badges: ['Rx'],
    does: 'A tablet for the occasion. It helps blood vessels relax when you are aroused; it does not create desire.',
    facts: [
      ['When', 'About an hour before'],
      ['Acts for', 'Around four hours'],
      ['Food', 'A heavy meal slows it'],
    ],
    risk: `${nitrates} Headache, flushing, indigestion and a blue tinge to sight are common.`,
    drugFacts: [['Sildenafil: drug facts', '/drug-facts/sildenafil-citrate']],
  },
  {
    drugType: 'tadalafil',
    name: 'Tadalafil',
    badges: ['Rx'],
    does: 'For the occasion, or in a small dose every day, so that nothing has to be planned.',
    facts: [
      ['When', 'Before sex, or daily'],
      ['Acts for', 'Up to 36 hours'],
      ['Food', 'Makes no difference'],
    ],
    risk: `${nitrates} Nitrates stay unsafe for 48 hours after it. Headache and back or muscle pain are common; five or more drinks make dizziness likelier.`,
    drugFacts: [['Tadalafil: drug facts', '/drug-facts/tadalafil']],
  },
];

const ssriRisk =
  'Boxed warning: antidepressants can raise the risk of suicidal thoughts in people up to 24. Never stop suddenly. They can lower sex drive, and for a few people that lasts after stopping.';

const peTreatments: readonly ConditionTreatment[] = [
  {
    drugType: 'climax_delay_spray',
    name: 'Climax delay spray',
    badges: ['No prescription'],
    does: 'Lidocaine numbs the skin a little. Spray, wait as the label says, wash off before sex.',
    facts: [
      ['When', 'Minutes before'],
      ['Status', 'Over the counter'],
    ],
    risk: 'It can numb your partner and make erections less firm. Not if either of you is allergic to a “-caine”, on broken skin, or if your partner is pregnant.',
    drugFacts: [['Delay spray: drug facts', '/drug-facts/climax-delay-spray']],
  },
  {
    drugType: 'sertraline',
    name: 'Sertraline, fluoxetine or escitalopram',
    badges: ['Rx', 'Off-label'],
    does: 'Antidepressants in daily use. Delay is a side effect of theirs that is put to use. Escitalopram has the least evidence.',
    facts: [
      ['When', 'Daily; acts in one to four weeks'],
      ['Status', 'Not FDA-approved for this'],
    ],
    risk: ssriRisk,
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
    does: 'May help when erections are a problem as well, which is then treated first or together.',
    facts: [
      ['When', 'About an hour before'],
      ['Status', 'Approved for ED, not for this'],
    ],
    risk: nitrates,
    drugFacts: [['Sildenafil, off-label: drug facts', '/drug-facts/sildenafil-citrate-pe']],
  },
];

const edQuestions: readonly Question[] = [
  {
    id: 'heart',
    question: 'Can erection trouble be a sign of heart disease?',
    answer: [
      'Yes, sometimes years before. Have blood pressure, cholesterol and blood sugar checked. [Erectile dysfunction and the heart](/learn/erections-and-the-heart)',
    ],
  },
  {
    id: 'young',
    question: 'I am in my twenties. Is this for me?',
    answer: [
      'At that age stress, mood, alcohol or a new situation are common causes, and talking often helps more than a tablet. From 18 on you can start a visit; the clinician may suggest something else first.',
    ],
  },
  {
    id: 'both-tablets',
    question: 'May I take both tablets?',
    answer: [
      'No. One drug of this kind at a time. Nor with anything bought elsewhere that promises the same: such products often hide one of these drugs.',
    ],
  },
];

const peQuestions: readonly Question[] = [
  {
    id: 'normal',
    question: 'How long is normal?',
    answer: [
      'In stopwatch studies the middle was five to six minutes, with a very wide range. What counts is whether you have little control and it bothers you.',
    ],
  },
  {
    id: 'mood',
    question: 'I have had depression. Can I take an SSRI for this?',
    answer: [
      'Tell us, please. If you are in treatment, have bipolar disorder, or feel low now, we do not start one online; the person who treats you should decide. For thoughts of hurting yourself call or text 988 now.',
    ],
  },
  {
    id: 'without',
    question: 'Is there something without a drug?',
    answer: [
      'Yes: stop-start practice, thicker condoms, sex therapy. They cost patience and have no side effects. [Treating early ejaculation](/learn/treating-early-ejaculation)',
    ],
  },
];

export interface ConditionText {
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
  kicker: 'Sexual health',
  title: 'Erectile dysfunction',
  lead: 'About half of men over 40 have some trouble with erections at some time. It is treatable, and worth a check-up.',
  about: 'Erectile dysfunction',
  explain: [
    'An erection needs blood flow, nerves, hormones and a quiet mind. When it fails again and again for three months or more, doctors call it erectile dysfunction.',
    'Causes often mix: narrowed vessels, diabetes, medicines, alcohol, stress, low mood. That is why a visit asks about all of you and not only about sex.',
  ],
  treatments: edTreatments,
  visit: [
    'How it began, how often, and about morning erections',
    'Your heart: attacks, stroke, chest pain, stairs',
    'A blood pressure reading from the last six months',
    'Every medicine; nitrates and “poppers” twice, in other words',
    'Eyes, hearing, liver, kidneys, and past surgery',
    'When you last had a check-up with blood tests',
  ],
  safety: { title: 'Nitrates and ED tablets never go together', text: nitrates },
  urgent: [
    'Chest pain, fainting or trouble breathing. Say which tablet you took and when',
    'An erection that lasts longer than four hours',
    'Sudden loss of sight or hearing',
    'After an injury to the penis',
  ],
  questions: edQuestions,
  sources: [sources.edGuideline, sources.princeton, sources.sildenafilLabel, sources.tadalafilLabel],
};

export const pe: ConditionText = {
  kicker: 'Sexual health',
  title: 'Premature ejaculation',
  lead: 'Finishing sooner than you want, with little control, and minding it. Common, rarely spoken of, and open to help.',
  about: 'Premature ejaculation',
  explain: [
    'Doctors speak of it when it happens nearly always within about two minutes, or far sooner than it used to, and it troubles you or your partner.',
    'If it is new, something may have changed: erections, prostate, thyroid, a drug, stress. If erections fail too, those are treated first or together.',
  ],
  treatments: peTreatments,
  visit: [
    'Since when, how often, and how much it bothers you',
    'Whether erections are reliable',
    'Mood, now and before, and thoughts of self-harm',
    'Bipolar disorder or mania, in you or your family',
    'Every medicine, above all other antidepressants and migraine drugs',
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
