import { always, type DrugSection } from '../drug-question.ts';
import { somethingChosen } from '../something-chosen.ts';

const options = [
  { value: 'coronary', label: 'Heart attack, angina or narrowed heart arteries' },
  { value: 'heart_failure', label: 'Heart failure' },
  { value: 'pericardial', label: 'Fluid or inflammation around the heart' },
  { value: 'pulmonary_hypertension', label: 'High pressure in the lungs with a narrowed heart valve' },
  { value: 'arrhythmia', label: 'Irregular or very fast heartbeat' },
  { value: 'other_heart', label: 'Another heart problem' },
  { value: 'stroke', label: 'Stroke or mini-stroke' },
  { value: 'high_blood_pressure', label: 'High blood pressure' },
  { value: 'low_blood_pressure', label: 'Low blood pressure or fainting' },
  { value: 'swelling', label: 'Swelling of the legs, hands or face' },
  { value: 'liver', label: 'Liver disease' },
  { value: 'kidney', label: 'Kidney disease' },
  { value: 'prostate', label: 'Prostate cancer, a high PSA or trouble passing urine' },
  { value: 'breast_lump', label: 'A breast lump, breast pain or nipple discharge' },
  { value: 'thyroid', label: 'Thyroid disease' },
  { value: 'anaemia', label: 'Anemia or low iron' },
  { value: 'blood', label: 'Another blood disorder' },
  { value: 'autoimmune', label: 'Autoimmune disease, such as lupus' },
  { value: 'adrenal_tumour', label: 'Adrenal tumor (pheochromocytoma)' },
  { value: 'mental_health', label: 'Depression, anxiety or another mental health condition' },
  { value: 'seizure', label: 'Seizures' },
  { value: 'eye', label: 'Eye disease' },
  { value: 'other', label: 'Something else' },
  { value: 'none', label: 'None of these' },
];

/** docs/clinical/intake-everyone.md#Q-CONDITIONS, and the conditions that the rules of a drug name. */
export const conditions: DrugSection = {
  id: 'conditions',
  title: 'Your health',
  questions: always(
    {
      id: 'conditions',
      type: 'multipleChoice',
      label: 'Do you have, or have you ever had, any of these?',
      why: 'Some conditions make a medicine unsafe or change the dose.',
      help: 'Choose all that apply.',
      required: true,
      options,
    },
    {
      id: 'conditions_detail',
      type: 'textarea',
      label: 'Please tell us a little about each one',
      why: 'When it was and how it is treated can change what is safe for you.',
      help: 'For each: what it is, the year, and the treatment.',
      required: true,
      showIf: somethingChosen('conditions', options),
    },
  ),
};
