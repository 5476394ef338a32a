import { finasterideDrugs } from '../../drug-groups.ts';
import { type DrugSection, onlyFor } from '../drug-question.ts';
import { howOften } from './how-often.ts';
import { depressionItems, suicideScreener } from './mood-screening.ts';

const why = 'Some men notice low mood on finasteride, so we ask before and during treatment.';

/**
 * PHQ-2 and self-harm for everyone who requests finasteride, and after low mood or thoughts of harm the PHQ-9 and the
 * C-SSRS screener (docs/clinical/mental-health-screening.md#PHQ2-FORM).
 */
export const mood: DrugSection = {
  id: 'mood',
  title: 'How you are feeling',
  questions: onlyFor(
    finasterideDrugs,
    {
      id: 'phq2_interest',
      type: 'singleChoice',
      label: 'In the last 2 weeks, how often did you have little interest or pleasure in doing things?',
      why,
      required: true,
      options: howOften,
    },
    {
      id: 'phq2_down',
      type: 'singleChoice',
      label: 'In the last 2 weeks, how often did you feel down, depressed or hopeless?',
      why,
      required: true,
      options: howOften,
    },
    {
      id: 'self_harm_now',
      type: 'singleChoice',
      label: 'Are you having thoughts of hurting yourself or of ending your life?',
      why: 'If you are, we want you to reach someone who can help right away.',
      help: 'You can call or text 988 at any time, day or night.',
      required: true,
      options: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
      ],
    },
    ...depressionItems,
    ...suicideScreener,
  ),
};
