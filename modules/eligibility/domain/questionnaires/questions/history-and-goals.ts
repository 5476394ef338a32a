import { always, type DrugSection } from '../drug-question.ts';
import { somethingChosen } from '../something-chosen.ts';

const treatments = [
  { value: 'finasteride', label: 'Finasteride tablets' },
  { value: 'dutasteride', label: 'Dutasteride' },
  { value: 'topical_minoxidil', label: 'Minoxidil on the scalp' },
  { value: 'oral_minoxidil', label: 'Minoxidil tablets' },
  { value: 'topical_finasteride', label: 'Finasteride on the scalp' },
  { value: 'ketoconazole', label: 'Ketoconazole shampoo' },
  { value: 'procedure', label: 'A transplant or injections' },
  { value: 'other', label: 'Something else' },
  { value: 'none', label: 'Nothing yet' },
];

/** Previous treatment and its result, goals, and a free-text note to the clinician. */
export const historyAndGoals: DrugSection = {
  id: 'history-and-goals',
  title: 'What you have tried and what you want',
  questions: always(
    {
      id: 'previous_treatment',
      type: 'multipleChoice',
      label: 'What have you tried for your hair?',
      why: 'What worked, or did not agree with you, helps choose what comes next.',
      help: 'Choose all that apply.',
      required: true,
      options: treatments,
    },
    {
      id: 'previous_result',
      type: 'textarea',
      label: 'How did it go?',
      why: 'Side effects and results from before are the best guide.',
      help: 'How long you used it, what changed, any side effects, and why you stopped.',
      required: true,
      showIf: somethingChosen('previous_treatment', treatments),
    },
    {
      id: 'goals',
      type: 'multipleChoice',
      label: 'What would you like from treatment?',
      why: 'It helps the clinician tell you honestly what to expect.',
      required: true,
      options: [
        { value: 'keep', label: 'Keep the hair I have' },
        { value: 'regrow', label: 'Regrow some hair' },
        { value: 'thicker', label: 'Thicker-looking hair' },
        { value: 'simple', label: 'A routine that takes little time' },
      ],
    },
    {
      id: 'note_to_clinician',
      type: 'textarea',
      label: 'Is there anything else the clinician should know?',
      why: 'You know yourself best. This goes straight to the clinician.',
      required: false,
    },
  ),
};

/** docs/clinical/intake-everyone.md#Q-ATTEST: required; the time of submission counts as the time of attestation. */
export const attestation: DrugSection = {
  id: 'attestation',
  title: 'Before you submit',
  questions: always({
    id: 'attest',
    type: 'singleChoice',
    label: 'Please confirm that your answers are true and complete',
    why: 'The clinician relies on your answers to treat you safely.',
    required: true,
    options: [
      {
        value: 'agree',
        label:
          'My answers are true and complete. I understand that the clinician may decide not to prescribe.',
      },
    ],
  }),
};
