import { withIds } from '../../changes.ts';
import { always, type DrugSection } from '../../drug-question.ts';

/** How content the patient is, what they would like to change, and what they want to ask. */
export const closing: DrugSection = {
  id: 'closing',
  title: 'You and your treatment',
  questions: always(
    {
      id: 'satisfaction',
      type: 'singleChoice',
      label: 'How content are you with your treatment?',
      why: 'We keep your answers, so that you can see how it goes over time.',
      required: true,
      options: [
        { value: '1', label: 'Not at all' },
        { value: '2', label: 'A little' },
        { value: '3', label: 'Somewhat' },
        { value: '4', label: 'Quite' },
        { value: '5', label: 'Very' },
      ],
    },
    {
      id: 'want_change',
      type: 'singleChoice',
      label: 'Would you like to change anything about it?',
      why: 'Your clinician can change the form or the dose, or stop with you.',
      required: true,
      options: [
        { value: 'no', label: 'No, keep it as it is' },
        { value: 'form', label: 'Another form, such as a tablet or a gel' },
        { value: 'dose', label: 'Another dose' },
        { value: 'stop', label: 'I would like to stop' },
      ],
    },
    {
      id: 'question_for_clinician',
      type: 'textarea',
      label: 'Is there anything you would like to ask?',
      why: 'Your clinician reads it and answers under Messages.',
      required: false,
    },
  ),
};

/** Questions that only the patient can answer, and no decision needs: staff who record answers need not ask them. */
export const opinions: readonly string[] = ['satisfaction', 'want_change', 'shedding'];

/** What a renewal asks of it; a question is written to the care team where the plan is chosen. */
export const contentment: DrugSection = {
  ...closing,
  id: 'contentment',
  questions: withIds(closing, opinions),
};
