import type { DrugType } from '#modules/catalogue/index.ts';
import type { Question } from '#modules/quiz/index.ts';
import { type DoseWish, doseWishes, wishQuestionId } from '../../dosing/dose-wish.ts';
import { hasSteps } from '../../dosing/regimens.ts';
import { hairPrescriptions, pde5Inhibitors, ssris } from '../../drug-groups.ts';
import { type DrugSection, onlyFor } from '../drug-question.ts';

const names: Readonly<Partial<Record<DrugType, string>>> = {
  finasteride: 'finasteride tablets',
  minoxidil_oral: 'minoxidil tablets',
  topical_finasteride_and_minoxidil: 'finasteride and minoxidil solution',
  topical_finasteride_and_minoxidil_foam: 'finasteride and minoxidil foam',
  ketoconazole: 'ketoconazole shampoo',
};

const labels: Readonly<Record<DoseWish, string>> = {
  up: 'A higher dose',
  stay: 'Keep it as it is',
  down: 'A lower dose',
  stop: 'Stop it',
};

/** A drug with one dose can stay or be stopped. */
const wishesFor = (drugType: DrugType): readonly DoseWish[] =>
  hasSteps(drugType) ? doseWishes : ['stay', 'stop'];

const wishFor = (drugType: DrugType): Question => ({
  id: wishQuestionId(drugType),
  type: 'singleChoice',
  label: `What would you like for your ${names[drugType] ?? drugType}?`,
  why: 'You can always ask for less, or to stop. A higher dose depends on your answers.',
  required: true,
  options: wishesFor(drugType).map((value) => ({ value, label: labels[value] })),
});

/** The requested dose, for each prescription drug (docs/clinical/check-ins-and-dose-changes.md#titration). */
export const doseWishQuestions: DrugSection = {
  id: 'dose-wishes',
  title: 'What you would like',
  questions: [...hairPrescriptions, ...pde5Inhibitors, ...ssris].flatMap((drugType) =>
    onlyFor([drugType], wishFor(drugType)),
  ),
};

/** Follows `missed_days`: whether the patient misses more than one day a week decides about a higher dose. */
export const missedDaysCount: Question = {
  id: 'missed_days_count',
  type: 'singleChoice',
  label: 'Is that one day a week, or two?',
  why: 'A higher dose makes sense when the present one is taken almost every day.',
  required: true,
  showIf: { op: 'equals', question: 'missed_days', value: '1_to_2' },
  options: [
    { value: '1', label: 'One day or less' },
    { value: '2', label: 'Two days' },
  ],
};

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Beside what a renewal asks about erection medicine (docs/clinical/check-ins-and-dose-changes.md#STEPS-SILDENAFIL). */
export const botheredByErectionMedicine: DrugSection = {
  id: 'erection-effects',
  title: 'How the present dose suits you',
  questions: onlyFor(pde5Inhibitors, {
    id: 'ed_effects_bother',
    type: 'singleChoice',
    label: 'Do side effects bother you enough that you would take less to avoid them?',
    why: 'Side effects become stronger with a higher dose.',
    required: true,
    options: yesOrNo,
  }),
};
