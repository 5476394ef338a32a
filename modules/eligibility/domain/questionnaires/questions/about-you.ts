import { usStates } from '#kernel/us-states.ts';
import { always, type DrugSection } from '../drug-question.ts';

/**
 * docs/clinical/intake-everyone.md#questions: sex, date of birth and state. The last two come from the profile and
 * are confirmed here.
 */
export const aboutYou: DrugSection = {
  id: 'about-you',
  title: 'About you',
  questions: always(
    {
      id: 'sex_at_birth',
      type: 'singleChoice',
      label: 'What sex were you assigned at birth?',
      why: 'Our medicines are prescribed to men only, and some can harm an unborn baby.',
      required: true,
      options: [
        { value: 'male', label: 'Male' },
        { value: 'female', label: 'Female' },
        { value: 'intersex', label: 'Intersex' },
      ],
    },
    {
      id: 'dob',
      type: 'date',
      label: 'What is your date of birth?',
      why: 'You must be 18 or older, and age changes how safe some medicines are.',
      help: 'Please check that this matches your photo ID.',
      required: true,
      earliest: '1900-01-01',
    },
    {
      id: 'state',
      type: 'dropdown',
      label: 'Which state are you in right now?',
      why: 'A clinician may only treat you if they are licensed where you are.',
      required: true,
      options: usStates.map(([value, label]) => ({ value, label })),
    },
  ),
};
