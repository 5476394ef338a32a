import { always, type DrugSection } from '../../drug-question.ts';
import { sharedQuestion } from '../../shared-question.ts';
import { somethingChosen } from '../../something-chosen.ts';
import { hairLoss } from '../hair-loss.ts';

const treatments = [
  { value: 'sildenafil', label: 'Sildenafil (Viagra)' },
  { value: 'tadalafil', label: 'Tadalafil (Cialis)' },
  { value: 'other_pde5', label: 'Vardenafil or avanafil' },
  { value: 'antidepressant', label: 'An antidepressant for finishing too soon' },
  { value: 'spray', label: 'A numbing spray, cream or wipe' },
  { value: 'injection_or_pump', label: 'Injections or a pump' },
  { value: 'therapy', label: 'Sex therapy or exercises' },
  { value: 'other', label: 'Something else' },
  { value: 'none', label: 'Nothing yet' },
];

/** docs/clinical/sexual-health-intake.md#SHQ-28 and SHQ-29. The photo ID and the texts to acknowledge are no questions. */
export const wishes: DrugSection = {
  id: 'wishes',
  title: 'What you have tried and what you want',
  questions: always(
    {
      id: 'tried',
      type: 'multipleChoice',
      label: 'What have you tried for this?',
      why: 'What worked, or did not agree with you, helps choose what comes next.',
      help: 'Choose all that apply.',
      required: true,
      options: treatments,
    },
    {
      id: 'tried_result',
      type: 'textarea',
      label: 'How did it go?',
      why: 'Side effects and results from before are the best guide.',
      help: 'The dose, how often you tried it, what happened, and why you stopped.',
      required: true,
      showIf: somethingChosen('tried', treatments),
    },
    {
      id: 'sh_want',
      type: 'singleChoice',
      label: 'What would you prefer?',
      why: 'The clinician starts from what suits your life.',
      required: true,
      options: [
        { value: 'as_needed', label: 'A tablet before sex' },
        { value: 'daily', label: 'A low-dose tablet for erections every day' },
        { value: 'daily_ssri', label: 'A tablet against finishing too soon every day' },
        { value: 'spray', label: 'A spray' },
        { value: 'decide_for_me', label: 'Let the clinician decide' },
      ],
    },
    {
      id: 'sex_freq',
      type: 'singleChoice',
      label: 'How often a month would you use treatment?',
      why: 'It sets how many tablets you get.',
      required: true,
      options: [
        { value: '1_4', label: '1 to 4 times' },
        { value: '5_8', label: '5 to 8 times' },
        { value: '9_12', label: '9 to 12 times' },
        { value: '13_16', label: '13 to 16 times' },
        { value: 'over_16', label: 'More than 16 times' },
      ],
    },
    sharedQuestion(hairLoss, 'cancer_treatment', {
      why: 'New medicines need your cancer team’s advice during these treatments.',
    }),
    {
      id: 'last_exam',
      type: 'date',
      label: 'When was your last physical exam?',
      why: 'Trouble with erections can be an early sign of heart disease, which an exam can find.',
      help: 'The month is enough; choose any day in it.',
      required: true,
      earliest: '1950-01-01',
    },
  ),
};
