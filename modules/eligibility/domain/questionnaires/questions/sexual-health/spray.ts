import { delaySprays } from '../../../drug-groups.ts';
import { type DrugSection, onlyFor } from '../../drug-question.ts';
import { sharedQuestion } from '../../shared-question.ts';
import { household } from '../household.ts';

/** docs/clinical/sexual-health-intake.md#SHQ-27. */
export const sprayUse: DrugSection = {
  id: 'spray-use',
  title: 'You and your partner',
  questions: onlyFor(
    delaySprays,
    sharedQuestion(household, 'partner_pregnant', {
      why: 'What is on the skin can pass to a partner, and some medicines can harm a baby.',
    }),
    {
      id: 'partner_caine',
      type: 'singleChoice',
      label: 'Is your partner allergic to lidocaine, benzocaine or another numbing medicine?',
      why: 'The spray can reach your partner.',
      required: true,
      options: [
        { value: 'no', label: 'No, or not that we know' },
        { value: 'yes', label: 'Yes' },
      ],
    },
    {
      id: 'genital_skin',
      type: 'singleChoice',
      label: 'How is the skin of your penis?',
      why: 'Broken skin takes in too much of the numbing medicine.',
      required: true,
      options: [
        { value: 'fine', label: 'Fine' },
        { value: 'broken_or_sore', label: 'Broken, sore or with a rash' },
      ],
    },
  ),
};
