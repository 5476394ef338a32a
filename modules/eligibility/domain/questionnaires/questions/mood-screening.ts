import type { Question } from '#modules/quiz/index.ts';
import { howOften } from './how-often.ts';

type Condition = NonNullable<Question['showIf']>;

/** PHQ-2 of 2 or more: one item of 2 or 3, or both of 1. */
const lowMood: Condition = {
  op: 'or',
  conditions: [
    { op: 'anyOf', question: 'phq2_interest', values: ['2', '3'] },
    { op: 'anyOf', question: 'phq2_down', values: ['2', '3'] },
    {
      op: 'and',
      conditions: [
        { op: 'equals', question: 'phq2_interest', value: '1' },
        { op: 'equals', question: 'phq2_down', value: '1' },
      ],
    },
  ],
};

/** Published wording (docs/clinical/mental-health-screening.md#PHQ9-FORM). */
const problems: readonly (readonly [id: string, problem: string])[] = [
  ['phq9_3', 'trouble falling or staying asleep, or sleeping too much'],
  ['phq9_4', 'feeling tired or having little energy'],
  ['phq9_5', 'poor appetite or overeating'],
  [
    'phq9_6',
    'feeling bad about yourself, or that you are a failure or have let yourself or your family down',
  ],
  ['phq9_7', 'trouble concentrating on things, such as reading the newspaper or watching television'],
  [
    'phq9_8',
    'moving or speaking so slowly that other people could have noticed, or the opposite: being so fidgety or restless that you have been moving around a lot more than usual',
  ],
  ['phq9_9', 'thoughts that you would be better off dead, or of hurting yourself in some way'],
];

/** The rest of the PHQ-9, asked when the PHQ-2 is 2 or more. */
export const depressionItems: readonly Question[] = problems.map(([id, problem]) => ({
  id,
  type: 'singleChoice',
  label: `Over the last 2 weeks, how often have you been bothered by ${problem}?`,
  why: 'It shows the clinician how you are doing, so that nothing makes it worse.',
  ...(id === 'phq9_9' && { help: 'You can call or text 988 at any time, day or night.' }),
  required: true,
  showIf: lowMood,
  options: howOften,
}));

const thoughtsOfHarm: Condition = {
  op: 'or',
  conditions: [
    { op: 'anyOf', question: 'phq9_9', values: ['1', '2', '3'] },
    { op: 'equals', question: 'self_harm_now', value: 'yes' },
    { op: 'includes', question: 'urgent_symptoms', value: 'self_harm' },
  ],
};

const yesOrNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

const screenerItem = (id: string, label: string, showIf: Condition, options = yesOrNo): Question => ({
  id,
  type: 'singleChoice',
  label,
  why: 'Your answer helps us get you the right help, today if you need it.',
  help: 'You can call or text 988 at any time. In danger, call 911.',
  required: true,
  showIf,
  options,
});

const afterThoughts: Condition = {
  op: 'and',
  conditions: [thoughtsOfHarm, { op: 'equals', question: 'cssrs2', value: 'yes' }],
};

/** Published wording, asked after any thought of harm (docs/clinical/mental-health-screening.md#CSSRS-FORM). */
export const suicideScreener: readonly Question[] = [
  screenerItem(
    'cssrs1',
    'In the past month, have you wished you were dead or wished you could go to sleep and not wake up?',
    thoughtsOfHarm,
  ),
  screenerItem(
    'cssrs2',
    'In the past month, have you actually had any thoughts about killing yourself?',
    thoughtsOfHarm,
  ),
  screenerItem('cssrs3', 'Have you been thinking about how you might do this?', afterThoughts),
  screenerItem(
    'cssrs4',
    'Have you had these thoughts and had some intention of acting on them?',
    afterThoughts,
  ),
  screenerItem(
    'cssrs5',
    'Have you started to work out or worked out the details of how to kill yourself, and do you intend to carry out this plan?',
    afterThoughts,
  ),
  screenerItem(
    'cssrs6',
    'Have you ever done anything, started to do anything, or prepared to do anything to end your life?',
    thoughtsOfHarm,
    [
      { value: 'no', label: 'No' },
      { value: 'in_3mo', label: 'Yes, in the last 3 months' },
      { value: 'over_3mo', label: 'Yes, more than 3 months ago' },
    ],
  ),
];
