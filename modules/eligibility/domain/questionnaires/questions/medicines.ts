import { always, type DrugSection } from '../drug-question.ts';
import { somethingChosen } from '../something-chosen.ts';

/**
 * Medicine from us is known, and must not count as taken from elsewhere (docs/clinical/how-rules-work.md#NOT-FROM-US).
 */
export const medicineClasses = [
  { value: 'blood_pressure', label: 'Medicine for blood pressure, or a water pill' },
  { value: 'alpha_blocker', label: 'Alpha-blocker, such as tamsulosin or doxazosin' },
  { value: 'guanethidine', label: 'Guanethidine' },
  { value: 'nitrates', label: 'Nitrates for chest pain, or “poppers”' },
  { value: 'pde5', label: 'Medicine for erections, not from us' },
  { value: 'finasteride_or_dutasteride', label: 'Finasteride or dutasteride, not from us' },
  { value: 'minoxidil', label: 'Minoxidil in any form, not from us' },
  { value: 'scalp_medicine', label: 'Another medicine for the scalp' },
  { value: 'antidepressant', label: 'Medicine for mood, sleep or anxiety, not from us' },
  { value: 'blood_thinner', label: 'Blood thinner' },
  { value: 'hormones', label: 'Testosterone, other hormones or steroids' },
  { value: 'other', label: 'Anything else: prescription, store-bought, supplements or recreational' },
  { value: 'none', label: 'I take nothing' },
];

export const allergyChoices = [
  { value: 'finasteride', label: 'Finasteride or dutasteride' },
  { value: 'minoxidil', label: 'Minoxidil' },
  { value: 'ketoconazole', label: 'Ketoconazole or a similar antifungal' },
  { value: 'propylene_glycol', label: 'Propylene glycol' },
  { value: 'other', label: 'Something else' },
  { value: 'none', label: 'No allergies that I know of' },
];

/** Medicines (classes, then free text) and allergies (docs/clinical/intake-everyone.md#Q-MEDS). */
export const medicines: DrugSection = {
  id: 'medicines',
  title: 'Medicines and allergies',
  questions: always(
    {
      id: 'meds',
      type: 'multipleChoice',
      label: 'Do you take or use any of these?',
      why: 'Some medicines do not go together. This stays between you and your care team.',
      help: 'Choose all that apply, including things you use only now and then.',
      required: true,
      options: medicineClasses,
    },
    {
      id: 'meds_detail',
      type: 'textarea',
      label: 'Please list everything you take',
      why: 'The exact names and doses let the clinician check for interactions.',
      help: 'One per line: name, strength and how often.',
      required: true,
      showIf: somethingChosen('meds', medicineClasses),
    },
    {
      id: 'allergies',
      type: 'multipleChoice',
      label: 'Are you allergic to any of these?',
      why: 'We will not offer a product with something you react to.',
      required: true,
      options: allergyChoices,
    },
    {
      id: 'allergies_detail',
      type: 'textarea',
      label: 'What are you allergic to, and what happens?',
      why: 'The kind of reaction tells the clinician how careful to be.',
      required: true,
      showIf: somethingChosen('allergies', allergyChoices),
    },
  ),
};
