import { always, type DrugSection } from '../../drug-question.ts';
import { sharedQuestion } from '../../shared-question.ts';
import { conditions } from '../conditions.ts';

const yourHealth = 'Some conditions make a medicine unsafe or change the dose.';

/** docs/clinical/sexual-health-intake.md#SHQ-9. */
export const pelvis: DrugSection = {
  id: 'pelvis',
  title: 'Groin, bladder and prostate',
  questions: always({
    id: 'pelvic',
    type: 'multipleChoice',
    label: 'Have you had any of these in the groin, bladder or prostate area?',
    why: 'They can be the cause, and may need treatment of their own.',
    help: 'Choose all that apply.',
    required: true,
    options: [
      { value: 'surgery', label: 'Surgery' },
      { value: 'injury', label: 'An injury' },
      { value: 'radiation', label: 'Radiation' },
      { value: 'penis_pain', label: 'Pain in the penis, or pain when finishing' },
      { value: 'urine_trouble', label: 'Trouble or burning when passing urine' },
      { value: 'none', label: 'None of these' },
    ],
  }),
};

/** docs/clinical/sexual-health-intake.md#SHQ-17 to SHQ-20. */
export const health: DrugSection = {
  id: 'health',
  title: 'Your health',
  questions: always(
    {
      id: 'kidney_level',
      type: 'singleChoice',
      label: 'How well do your kidneys work?',
      why: 'The kidneys clear medicine from the body, so they set the dose.',
      help: 'The number is the creatinine clearance or eGFR of a blood test. Without kidney trouble, choose “normal”.',
      required: true,
      options: [
        { value: 'normal', label: 'Normal, or I was never told otherwise' },
        { value: 'mild', label: 'Slightly reduced (above 50)' },
        { value: '30_50', label: 'Reduced (30 to 50)' },
        { value: 'under_30', label: 'Very reduced (below 30), or dialysis' },
        { value: 'not_sure', label: 'I have kidney disease but do not know the number' },
      ],
    },
    {
      id: 'liver_level',
      type: 'singleChoice',
      label: 'Do you have liver disease?',
      why: 'The liver breaks medicine down, so it sets the dose.',
      required: true,
      options: [
        { value: 'normal', label: 'No, or I was never told so' },
        { value: 'mild', label: 'Yes, mild' },
        { value: 'moderate', label: 'Yes, moderate' },
        { value: 'severe', label: 'Yes, severe, or cirrhosis with complications' },
        { value: 'not_sure', label: 'Yes, but I do not know how severe' },
      ],
    },
    {
      id: 'eye_ear',
      type: 'multipleChoice',
      label: 'Have you ever had any of these with your eyes or ears?',
      why: 'Some of these medicines can, rarely, harm sight or hearing.',
      help: 'Choose all that apply.',
      required: true,
      options: [
        { value: 'naion', label: 'Sudden loss of vision from the eye nerve (NAION)' },
        { value: 'crowded_disc', label: 'A crowded optic disc (“disc at risk”)' },
        { value: 'retinitis_pigmentosa', label: 'Retinitis pigmentosa' },
        { value: 'narrow_angle', label: 'Narrow-angle glaucoma' },
        { value: 'sudden_hearing_loss', label: 'Sudden hearing loss' },
        { value: 'none', label: 'None of these' },
      ],
    },
    {
      id: 'blood_penis',
      type: 'multipleChoice',
      label: 'Do you have, or have you ever had, any of these?',
      why: yourHealth,
      help: 'Choose all that apply.',
      required: true,
      options: [
        { value: 'sickle', label: 'Sickle cell disease' },
        { value: 'myeloma', label: 'Multiple myeloma' },
        { value: 'leukaemia', label: 'Leukemia' },
        { value: 'bleeding_disorder', label: 'A bleeding disorder' },
        { value: 'active_ulcer', label: 'A stomach ulcer now' },
        { value: 'past_priapism', label: 'An erection that would not go away (priapism)' },
        { value: 'peyronie', label: 'A strongly curved or scarred penis (Peyronie’s disease)' },
        { value: 'methb_or_g6pd', label: 'Methemoglobinemia or G6PD deficiency' },
        { value: 'none', label: 'None of these' },
      ],
    },
    {
      id: 'mind_hx',
      type: 'multipleChoice',
      label: 'Have you ever had any of these?',
      why: 'Some medicines act on mood and the brain. We ask everyone.',
      help: 'Choose all that apply.',
      required: true,
      options: [
        { value: 'depression_past', label: 'Depression' },
        { value: 'bipolar_self', label: 'Bipolar disorder or mania' },
        { value: 'bipolar_family', label: 'Bipolar disorder in the family' },
        { value: 'psychosis', label: 'Psychosis or schizophrenia' },
        { value: 'suicide_attempt', label: 'A suicide attempt' },
        { value: 'eating_disorder', label: 'An eating disorder' },
        { value: 'psychiatric_care_now', label: 'Care from a psychiatrist now' },
        { value: 'seizure', label: 'Seizures or epilepsy' },
        { value: 'low_sodium', label: 'Low sodium in the blood' },
        { value: 'none', label: 'None of these' },
      ],
    },
    {
      id: 'seizure_control',
      type: 'singleChoice',
      label: 'Have you had a seizure in the last 12 months?',
      why: 'Seizures that are not under control rule out some medicines.',
      required: true,
      showIf: { op: 'includes', question: 'mind_hx', value: 'seizure' },
      options: [
        { value: 'controlled', label: 'No' },
        { value: 'not_controlled', label: 'Yes' },
      ],
    },
    sharedQuestion(conditions, 'conditions'),
    sharedQuestion(conditions, 'conditions_detail'),
  ),
};
