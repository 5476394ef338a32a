import { usStates } from '#kernel/us-states.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';

/** The state a patient who moved lives in now, and since when. */
export const refillOutOfState: QuizConfig = {
  name: 'refill-out-of-state',
  version: 1,
  title: 'You moved to another state',
  sections: [
    {
      id: 'new-home',
      title: 'Your new home',
      questions: [
        {
          id: 'new_state',
          type: 'dropdown',
          label: 'Which state did you move to?',
          why: 'Clinician and pharmacy both need a license where you are.',
          required: true,
          options: usStates.map(([value, label]) => ({ value, label })),
        },
        {
          id: 'new_street',
          type: 'text',
          label: 'What is your new street address?',
          why: 'Your next refill goes there, if we may send it.',
          help: 'Street, number, and apartment if you have one.',
          required: true,
          autoComplete: 'street-address',
        },
        {
          id: 'new_city',
          type: 'text',
          label: 'Which city or town is that in?',
          why: 'It belongs to the address on the parcel.',
          required: true,
          maxLength: 80,
          autoComplete: 'address-level2',
        },
        {
          id: 'new_zip',
          type: 'text',
          label: 'What is the ZIP code?',
          why: 'It belongs to the address on the parcel.',
          help: 'Five digits.',
          required: true,
          maxLength: 10,
          format: 'zipCode',
          autoComplete: 'postal-code',
        },
        {
          id: 'moved_on',
          type: 'date',
          label: 'When did you move?',
          why: 'It tells the clinician from when on another license counts.',
          required: true,
          earliest: '2000-01-01',
        },
      ],
    },
  ],
};
