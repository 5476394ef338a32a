import { always, type DrugSection } from '../drug-question.ts';
import { somethingChosen } from '../something-chosen.ts';

const effects = [
  { value: 'sexual', label: 'Lower sex drive, or trouble with erections or ejaculation' },
  { value: 'mood', label: 'Low mood, anxiety or other mood changes' },
  { value: 'breast', label: 'Breast lump, tenderness or discharge' },
  { value: 'chest_pain', label: 'Chest pain since the last visit' },
  { value: 'faintness', label: 'Fainting, or nearly fainting' },
  { value: 'sudden_swelling', label: 'Sudden weight gain, or swelling of the face, hands or belly' },
  { value: 'ankle_swelling', label: 'Mild swelling of the ankles' },
  { value: 'dizziness', label: 'Dizziness or feeling light-headed' },
  { value: 'palpitations', label: 'A fast or pounding heartbeat' },
  { value: 'scalp', label: 'An itchy, red or sore scalp' },
  { value: 'body_hair', label: 'More hair on the face or body' },
  { value: 'other', label: 'Something else' },
  { value: 'none', label: 'No side effects' },
];

/**
 * What a check-in or renewal asks about treatment so far (docs/clinical/check-ins-and-dose-changes.md#CHECKIN-HAIR).
 */
export const sideEffects: DrugSection = {
  id: 'side-effects',
  title: 'How treatment is going',
  questions: always(
    {
      id: 'missed_days',
      type: 'singleChoice',
      label: 'How many days a week do you miss your treatment?',
      why: 'Results depend on steady use.',
      required: true,
      options: [
        { value: '0', label: 'None' },
        { value: '1_to_2', label: '1 or 2' },
        { value: '3_or_more', label: '3 or more' },
      ],
    },
    {
      id: 'hair_change',
      type: 'singleChoice',
      label: 'Compared with when you started, your hair is',
      why: 'It shows whether to keep, change or end the treatment.',
      required: true,
      options: [
        { value: '-3', label: 'Much thinner' },
        { value: '-2', label: 'Thinner' },
        { value: '-1', label: 'A little thinner' },
        { value: '0', label: 'The same' },
        { value: '1', label: 'A little fuller' },
        { value: '2', label: 'Fuller' },
        { value: '3', label: 'Much fuller' },
      ],
    },
    {
      id: 'side_effects',
      type: 'multipleChoice',
      label: 'Have you noticed any of these since your last visit?',
      why: 'Some effects mean that the dose or the medicine should change.',
      help: 'Choose all that apply, even if you are not sure of the cause.',
      required: true,
      options: effects,
    },
    {
      id: 'side_effects_detail',
      type: 'textarea',
      label: 'Please tell us more about what you noticed',
      why: 'When it began and how strong it is tells the clinician what to do.',
      required: true,
      showIf: somethingChosen('side_effects', effects),
    },
  ),
};
