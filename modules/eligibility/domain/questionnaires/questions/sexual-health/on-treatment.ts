import { delaySprays, pde5Inhibitors, ssris } from '../../../drug-groups.ts';
import { type DrugSection, onlyFor } from '../../drug-question.ts';

const why = 'Some effects mean that the dose or the medicine should change.';
const help = 'Choose all that apply, even if you are not sure of the cause.';

/**
 * What the rules of a check-in read (docs/clinical/check-ins-and-dose-changes.md#check-in-forms). Has no meaning before the
 * first dose.
 */
export const onTreatment: DrugSection = {
  id: 'on-treatment',
  title: 'How treatment is going',
  questions: [
    ...onlyFor(
      pde5Inhibitors,
      {
        id: 'ed_tries',
        type: 'singleChoice',
        label: 'How often have you tried your erection medicine since the last visit?',
        why: 'It takes several tries to know whether a dose is right.',
        required: true,
        options: [
          { value: '0', label: 'Not yet' },
          { value: '1_to_4', label: '1 to 4 times' },
          { value: '5_or_more', label: '5 times or more' },
        ],
      },
      {
        id: 'ed_result',
        type: 'singleChoice',
        label: 'How well does it work?',
        why: 'It shows whether the dose should stay.',
        required: true,
        showIf: { op: 'anyOf', question: 'ed_tries', values: ['1_to_4', '5_or_more'] },
        options: [
          { value: 'none', label: 'Not at all' },
          { value: 'partial', label: 'Somewhat' },
          { value: 'enough', label: 'Well enough' },
        ],
      },
      {
        id: 'taken_right',
        type: 'singleChoice',
        label: 'Did you take it as the label says, with time before sex and without a heavy meal?',
        why: 'A dose that was taken too late may only seem too low.',
        required: true,
        showIf: { op: 'anyOf', question: 'ed_tries', values: ['1_to_4', '5_or_more'] },
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'not_always', label: 'Not always' },
        ],
      },
      {
        id: 'ed_side_effects',
        type: 'multipleChoice',
        label: 'Have you noticed any of these with your erection medicine?',
        why,
        help,
        required: true,
        options: [
          { value: 'headache', label: 'Headache' },
          { value: 'flushing', label: 'Flushing' },
          { value: 'dizziness', label: 'Dizziness' },
          { value: 'back_pain', label: 'Back or muscle pain' },
          { value: 'erection_over_4h', label: 'An erection that lasted over 4 hours' },
          { value: 'vision_loss', label: 'Sudden loss of vision' },
          { value: 'hearing_loss', label: 'Sudden loss of hearing' },
          { value: 'chest_pain_sex', label: 'Chest pain during sex' },
          { value: 'fainting', label: 'Fainting' },
          { value: 'none', label: 'None of these' },
        ],
      },
      {
        id: 'took_two',
        type: 'singleChoice',
        label: 'Have you taken more than one tablet in a day?',
        why: 'Many people try it. It tells the clinician that the dose may not be right.',
        required: true,
        options: [
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ],
      },
    ),
    ...onlyFor(ssris, {
      id: 'ssri_effects',
      type: 'multipleChoice',
      label: 'Have you noticed any of these since you started the antidepressant?',
      why,
      help,
      required: true,
      options: [
        { value: 'mania_agitation', label: 'Feeling unusually high, restless or agitated' },
        { value: 'serotonin_signs', label: 'Fever with stiff muscles, shaking or confusion' },
        { value: 'palpitations', label: 'A fast or pounding heartbeat' },
        { value: 'fainting', label: 'Fainting' },
        { value: 'bleeding', label: 'Unusual bleeding or bruises' },
        { value: 'confusion', label: 'Confusion' },
        { value: 'sleep', label: 'Trouble sleeping, or sleepiness' },
        { value: 'sexual', label: 'Lower sex drive or weaker erections' },
        { value: 'nausea', label: 'Nausea' },
        { value: 'none', label: 'None of these' },
      ],
    }),
    ...onlyFor(
      delaySprays,
      {
        id: 'spray_effects',
        type: 'multipleChoice',
        label: 'Have you or your partner noticed any of these with the spray?',
        why,
        help,
        required: true,
        options: [
          { value: 'rash', label: 'A rash, burning or itching' },
          { value: 'numbness', label: 'Numbness that lasted too long' },
          { value: 'none', label: 'None of these' },
        ],
      },
      {
        id: 'spray_help',
        type: 'singleChoice',
        label: 'Does the spray help?',
        why: 'After 4 weeks without help, something else is a better choice.',
        required: true,
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'too_early', label: 'I have used it for less than 4 weeks' },
          { value: 'no', label: 'No, not after 4 weeks' },
        ],
      },
    ),
  ],
};
