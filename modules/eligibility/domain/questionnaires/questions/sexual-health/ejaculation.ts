import type { Question } from '#modules/quiz/index.ts';
import { always, type DrugSection } from '../../drug-question.ts';
import { aboutEjaculation, aboutErections } from './concern.ts';

const scored = (id: string, label: string, answers: readonly string[]): Question => ({
  id,
  type: 'singleChoice',
  label,
  why: 'Together these answers show whether treatment for early ejaculation fits.',
  required: true,
  showIf: aboutEjaculation,
  options: answers.map((answer, value) => ({ value: String(value), label: answer })),
});

const howMuch = ['Not at all', 'A little', 'Somewhat', 'Quite a bit', 'Very much'];

/** Our own screen, not the PEDT (docs/clinical/premature-ejaculation.md#PE-SCREEN): 0 best, 4 worst. */
export const ejaculation: DrugSection = {
  id: 'ejaculation',
  title: 'Finishing too soon',
  questions: always(
    {
      id: 'pe_since',
      type: 'singleChoice',
      label: 'Since when do you finish too soon?',
      why: 'When it started later in life, a cause can often be found.',
      required: true,
      showIf: aboutEjaculation,
      options: [
        { value: 'always', label: 'Since I first had sex' },
        { value: 'later', label: 'It started later' },
        { value: 'comes_and_goes', label: 'It comes and goes' },
      ],
    },
    {
      id: 'pe_time',
      type: 'singleChoice',
      label: 'After you start sex, how long does it take until you finish?',
      why: 'The time is part of what doctors mean by early ejaculation.',
      help: 'Your best guess is fine.',
      required: true,
      showIf: aboutEjaculation,
      options: [
        { value: 'before_start', label: 'Before I start' },
        { value: 'under_1', label: 'Less than 1 minute' },
        { value: '1_to_2', label: '1 to 2 minutes' },
        { value: '2_to_5', label: '2 to 5 minutes' },
        { value: 'over_5', label: 'More than 5 minutes' },
      ],
    },
    scored('pe_control', 'How hard is it for you to delay finishing?', [
      'Not hard at all',
      'A little hard',
      'Somewhat hard',
      'Very hard',
      'Not possible',
    ]),
    scored('pe_often', 'How often do you finish before you want to?', [
      'Almost never or never',
      'Less than half the time',
      'About half the time',
      'More than half the time',
      'Almost always or always',
    ]),
    scored('pe_bother', 'How much does it bother you?', howMuch),
    scored('pe_partner', 'How much is it a problem with your partner?', howMuch),
    {
      id: 'pe_lose_firm',
      type: 'singleChoice',
      label: 'Do you hurry because you are afraid of losing your erection, or lose it before you want to?',
      why: 'When erections are a problem too, they are often treated first.',
      required: true,
      showIf: {
        op: 'and',
        conditions: [aboutEjaculation, { op: 'not', condition: aboutErections }],
      },
      options: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ],
    },
  ),
};
