import type { Question } from '#modules/quiz/index.ts';
import { always, type DrugSection } from '../../drug-question.ts';
import { aboutErections } from './concern.ts';

/** docs/clinical/sexual-health-intake.md#SHQ-4. */
export const erections: DrugSection = {
  id: 'erections',
  title: 'Your erections',
  questions: always(
    {
      id: 'ed_onset',
      type: 'singleChoice',
      label: 'How did the trouble with erections start?',
      why: 'A sudden start often has another cause than a slow one.',
      required: true,
      showIf: aboutErections,
      options: [
        { value: 'gradual', label: 'Slowly, over months or years' },
        { value: 'sudden', label: 'Suddenly' },
        { value: 'always', label: 'I have always had it' },
        { value: 'after_injury', label: 'After an injury or surgery' },
      ],
    },
    {
      id: 'ed_when',
      type: 'singleChoice',
      label: 'When does it happen?',
      why: 'It helps the clinician tell causes in the body from stress.',
      required: true,
      showIf: aboutErections,
      options: [
        { value: 'every_time', label: 'Every time, or nearly' },
        { value: 'sometimes', label: 'Sometimes' },
        { value: 'situational', label: 'Only in some situations' },
      ],
    },
    {
      id: 'ed_morning',
      type: 'singleChoice',
      label: 'Do you wake up with erections?',
      why: 'Morning erections show that blood flow and nerves work.',
      required: true,
      showIf: aboutErections,
      options: [
        { value: 'normal', label: 'As often as before' },
        { value: 'fewer', label: 'Less often' },
        { value: 'none', label: 'No' },
      ],
    },
    {
      id: 'libido',
      type: 'singleChoice',
      label: 'How is your sex drive?',
      why: 'A lower sex drive can come from hormones, mood or medicines.',
      required: true,
      showIf: aboutErections,
      options: [
        { value: 'normal', label: 'As usual for me' },
        { value: 'lower', label: 'Lower than usual' },
      ],
    },
  ),
};

const askedScore: NonNullable<Question['showIf']> = {
  op: 'or',
  conditions: [aboutErections, { op: 'equals', question: 'pe_lose_firm', value: 'yes' }],
};

const scoreItem = (
  id: string,
  label: string,
  answers: readonly string[],
  mayBeUntried: boolean,
): Question => ({
  id,
  type: 'singleChoice',
  label,
  why: 'The five answers together show how strong the problem is, and later whether treatment helps.',
  help: 'Think of the last 6 months.',
  required: true,
  showIf: askedScore,
  options: [
    ...answers.map((answer, index) => ({ value: String(index + 1), label: answer })),
    ...(mayBeUntried ? [{ value: '0', label: 'I did not try' }] : []),
  ],
});

const often = [
  'Almost never or never',
  'Less than half the time',
  'About half the time',
  'More than half the time',
  'Almost always or always',
];

/** The IIEF-5 in our own words, not validated (docs/clinical/sexual-health-intake.md#IIEF5-OWN). */
export const erectionScore: DrugSection = {
  id: 'erection-score',
  title: 'The last 6 months',
  questions: always(
    {
      id: 'sexually_active',
      type: 'singleChoice',
      label: 'Have you had sex in the last 6 months?',
      why: 'Without sex in that time the next five answers cannot be scored.',
      help: 'Any kind of sex counts, also alone.',
      required: true,
      showIf: askedScore,
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    scoreItem(
      'iief1',
      'How much do you trust yourself to get and keep an erection?',
      ['Hardly at all', 'A little', 'Somewhat', 'Mostly', 'Fully'],
      false,
    ),
    scoreItem(
      'iief2',
      'When you had an erection, how often was it firm enough to enter your partner?',
      often,
      true,
    ),
    scoreItem('iief3', 'Once inside, how often did the erection stay?', often, true),
    scoreItem(
      'iief4',
      'How easy was it to keep the erection to the end?',
      ['Extremely hard', 'Very hard', 'Hard', 'Slightly hard', 'Not hard at all'],
      true,
    ),
    scoreItem('iief5', 'How often was sex satisfying for you?', often, true),
  ),
};
