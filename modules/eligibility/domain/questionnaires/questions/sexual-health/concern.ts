import type { Question } from '#modules/quiz/index.ts';
import { always, type DrugSection } from '../../drug-question.ts';

type Condition = NonNullable<Question['showIf']>;

/** The visit is about erections. */
export const aboutErections: Condition = {
  op: 'anyOf',
  question: 'sh_concern',
  values: ['erection', 'both'],
};

/** The visit is about early ejaculation. */
export const aboutEjaculation: Condition = {
  op: 'anyOf',
  question: 'sh_concern',
  values: ['too_soon', 'both'],
};

/** docs/clinical/sexual-health-intake.md#SHQ-1. */
export const concern: DrugSection = {
  id: 'concern',
  title: 'What brings you here',
  questions: always(
    {
      id: 'sh_concern',
      type: 'singleChoice',
      label: 'What would you like help with?',
      why: 'It decides which questions you get and what may help.',
      required: true,
      options: [
        { value: 'erection', label: 'Getting or keeping an erection' },
        { value: 'too_soon', label: 'Finishing too soon' },
        { value: 'both', label: 'Both' },
        { value: 'other', label: 'Something else' },
      ],
    },
    {
      id: 'sh_concern_detail',
      type: 'textarea',
      label: 'What is it about?',
      why: 'A clinician reads this and writes back to you.',
      required: true,
      showIf: { op: 'equals', question: 'sh_concern', value: 'other' },
    },
  ),
};
