import { always, type DrugSection } from '../../drug-question.ts';
import { sharedQuestion } from '../../shared-question.ts';
import { somethingChosen } from '../../something-chosen.ts';
import { body } from '../body.ts';
import { allergyChoices, medicineClasses, medicines } from '../medicines.ts';

/** docs/clinical/sexual-health-intake.md#SHQ-MEDS. */
const moreClasses = [
  { value: 'alpha_new', label: 'An alpha-blocker that I started less than 4 weeks ago' },
  { value: 'pah_pde5', label: 'Sildenafil or tadalafil for high pressure in the lungs' },
  { value: 'gc_stimulator', label: 'Riociguat (Adempas) or vericiguat (Verquvo)' },
  { value: 'booster', label: 'Ritonavir or cobicistat' },
  {
    value: 'strong_cyp',
    label: 'Ketoconazole tablets, itraconazole, clarithromycin, or an HIV protease inhibitor',
  },
  { value: 'moderate_cyp', label: 'Erythromycin, diltiazem, verapamil, or grapefruit every day' },
  { value: 'maoi_now', label: 'An MAOI, such as selegiline, phenelzine or tranylcypromine' },
  { value: 'maoi_14d', label: 'An MAOI that I stopped less than 14 days ago' },
  { value: 'linezolid_methylene_blue', label: 'Linezolid or methylene blue' },
  { value: 'pimozide', label: 'Pimozide' },
  { value: 'thioridazine_14d', label: 'Thioridazine, now or in the last 14 days' },
  { value: 'triptan', label: 'A triptan for migraine, such as sumatriptan' },
  { value: 'opioid', label: 'An opioid, such as tramadol or fentanyl' },
  { value: 'lithium', label: 'Lithium' },
  { value: 'buspirone', label: 'Buspirone' },
  { value: 'stimulant', label: 'A stimulant, such as Adderall' },
  { value: 'st_johns_wort', label: 'St. John’s wort' },
  { value: 'dextromethorphan', label: 'Cough medicine with dextromethorphan' },
  { value: 'qt_medicine', label: 'A medicine that affects the heart rhythm on an ECG (QT)' },
  { value: 'rhythm_medicine', label: 'Medicine for the heart rhythm' },
  { value: 'tamoxifen', label: 'Tamoxifen' },
  {
    value: 'cyp2d6_other',
    label: 'Flecainide, propafenone, metoprolol, codeine, a tricyclic or an antipsychotic',
  },
  { value: 'nsaid_aspirin', label: 'Ibuprofen, naproxen or aspirin' },
  { value: 'diuretic', label: 'A water pill' },
  { value: 'numbing_product', label: 'Another numbing spray, cream or wipe for the penis' },
];

/** The choices “anything else” and “nothing” stay last. */
const isLast = ({ value }: { readonly value: string }): boolean => value === 'other' || value === 'none';

const classes = [
  ...medicineClasses.filter((choice) => !isLast(choice)),
  ...moreClasses,
  ...medicineClasses.filter(isLast),
];

const allergies = [
  ...allergyChoices.filter((choice) => !isLast(choice)),
  { value: 'sildenafil', label: 'Sildenafil' },
  { value: 'tadalafil', label: 'Tadalafil' },
  { value: 'sertraline', label: 'Sertraline' },
  { value: 'fluoxetine', label: 'Fluoxetine' },
  { value: 'escitalopram', label: 'Escitalopram' },
  { value: 'citalopram', label: 'Citalopram' },
  { value: 'caine', label: 'Lidocaine, benzocaine or another numbing medicine' },
  ...allergyChoices.filter(isLast),
];

/** docs/clinical/sexual-health-intake.md#SHQ-21 to SHQ-24; the ids are those of the hair intake, with more choices. */
export const sexualHealthMedicines: DrugSection = {
  id: 'medicines',
  title: 'Medicines and allergies',
  questions: always(
    {
      id: 'meds',
      type: 'multipleChoice',
      label: sharedQuestion(medicines, 'meds').label,
      why: sharedQuestion(medicines, 'meds').why,
      help: 'Choose all that apply, including things you use only now and then. Shampoo does not count.',
      required: true,
      options: classes,
    },
    {
      id: 'bp_medicines',
      type: 'singleChoice',
      label: 'How many medicines for blood pressure do you take?',
      why: 'With three or more, blood pressure can fall further, and the first dose is lower.',
      required: true,
      showIf: { op: 'includes', question: 'meds', value: 'blood_pressure' },
      options: [
        { value: 'one', label: 'One' },
        { value: 'two', label: 'Two' },
        { value: 'three_or_more', label: 'Three or more' },
      ],
    },
    { ...sharedQuestion(medicines, 'meds_detail'), showIf: somethingChosen('meds', classes) },
    {
      id: 'allergies',
      type: 'multipleChoice',
      label: sharedQuestion(medicines, 'allergies').label,
      why: sharedQuestion(medicines, 'allergies').why,
      required: true,
      options: allergies,
    },
    {
      ...sharedQuestion(medicines, 'allergies_detail'),
      showIf: somethingChosen('allergies', allergies),
    },
    {
      id: 'recreational',
      type: 'multipleChoice',
      label: 'Do you use any of these, even rarely?',
      why: 'Some are deadly together with a medicine. It stays between you and your care team.',
      help: 'Choose all that apply.',
      required: true,
      options: [
        { value: 'poppers', label: 'Poppers (amyl or butyl nitrite)' },
        { value: 'mdma', label: 'MDMA (ecstasy, molly)' },
        { value: 'cocaine', label: 'Cocaine' },
        { value: 'amphetamine', label: 'Amphetamine or methamphetamine' },
        { value: 'none', label: 'None of these' },
      ],
    },
    sharedQuestion(body, 'alcohol'),
    {
      id: 'alcohol_session',
      type: 'singleChoice',
      label: 'On a day you drink, how many drinks do you have?',
      why: 'Five or more with erection medicine can make you dizzy and lower your blood pressure.',
      required: true,
      options: [
        { value: 'under_5', label: 'Fewer than 5, or I do not drink' },
        { value: '5_plus', label: '5 or more' },
      ],
    },
    {
      id: 'nitrate_second',
      type: 'singleChoice',
      label:
        'In the last 2 weeks, did you use or carry a spray, patch or tablet for chest pain, or sniff poppers?',
      why: 'We ask twice in different words, because a mistake here can be deadly.',
      required: true,
      options: [
        { value: 'no', label: 'No' },
        { value: 'yes', label: 'Yes' },
        { value: 'not_sure', label: 'I am not sure' },
      ],
    },
  ),
};
