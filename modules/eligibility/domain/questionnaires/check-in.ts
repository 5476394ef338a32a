import type { DrugType } from '#modules/catalogue/index.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';
import { finasterideDrugs, hairPrescriptions, pde5Inhibitors, ssris } from '../drug-groups.ts';
import { changes, whenChanged } from './changes.ts';
import type { CheckInItem } from './check-in-item.ts';
import { always, type DrugSection, sectionsFor } from './drug-question.ts';
import { body } from './questions/body.ts';
import { closing } from './questions/check-in/closing.ts';
import { fluid, shedding } from './questions/check-in/hair.ts';
import { conditions } from './questions/conditions.ts';
import { hairLoss } from './questions/hair-loss.ts';
import { household } from './questions/household.ts';
import { medicines } from './questions/medicines.ts';
import { mood } from './questions/mood.ts';
import { scalp } from './questions/scalp.ts';
import { ejaculation } from './questions/sexual-health/ejaculation.ts';
import { erectionScore } from './questions/sexual-health/erections.ts';
import { sexualHealthMedicines } from './questions/sexual-health/medicines.ts';
import { moodScreening } from './questions/sexual-health/mood.ts';
import { onTreatment } from './questions/sexual-health/on-treatment.ts';
import { urgentWithErections } from './questions/sexual-health/urgent.ts';
import { sideEffects } from './questions/side-effects.ts';
import { urgent } from './questions/urgent.ts';
import { sharedQuestion } from './shared-question.ts';

export const CHECK_IN = 'check-in';

/** What a check-in asks about. */
export interface CheckInQuestions {
  readonly items: readonly CheckInItem[];
  /** Ask for a blood pressure although no medicine always needs one: the last reading is old, or was too high. */
  readonly asksReading: boolean;
}

const includesAny = (drugTypes: readonly DrugType[], group: readonly DrugType[]): boolean =>
  group.some((drug) => drugTypes.includes(drug));

const withIds = (section: DrugSection, ids: readonly string[]): DrugSection => ({
  ...section,
  questions: section.questions.filter(({ question }) => ids.includes(question.id)),
});

/** The questions regardless of earlier answers: the intake asks them only of some patients. */
const unconditional = (section: DrugSection, ids: readonly string[]): DrugSection => ({
  ...section,
  questions: withIds(section, ids).questions.map(({ question, ...rest }) => {
    const { showIf: _, ...shown } = question;
    return { ...rest, question: shown };
  }),
});

/** The erection medicines ask for more medicines and allergies; their questions have those of the hair intake too. */
const changesOf = (isSexualHealth: boolean): readonly DrugSection[] => {
  const list = isSexualHealth ? sexualHealthMedicines : medicines;
  const meds = withIds(list, ['meds', 'bp_medicines', 'meds_detail']).questions;
  return [
    {
      id: 'changes',
      title: 'What has changed',
      questions: [
        ...always(
          sharedQuestion(changes, 'changes', {
            label: 'Has any of this changed since you last told us?',
            help: 'Choose all that apply; minoxidil or finasteride from elsewhere is a new medicine. What you do not choose stays as you told us before.',
          }),
        ),
        ...whenChanged('conditions', conditions.questions),
        ...whenChanged('meds', meds),
        ...whenChanged('allergies', withIds(list, ['allergies', 'allergies_detail']).questions),
      ],
    },
  ];
};

const hairSections: readonly DrugSection[] = [
  withIds(sideEffects, ['hair_change']),
  shedding,
  withIds(sideEffects, ['side_effects', 'side_effects_detail']),
  fluid,
  withIds(hairLoss, ['patchy', 'other_hair_loss', 'cancer_treatment']),
  scalp,
  household,
];

const scores = ['sexually_active', 'iief1', 'iief2', 'iief3', 'iief4', 'iief5'];

const sectionsOf = (
  drugTypes: readonly DrugType[],
  { items, asksReading }: CheckInQuestions,
): readonly DrugSection[] => {
  const isHair = includesAny(drugTypes, hairPrescriptions);
  const isErection = includesAny(drugTypes, pde5Inhibitors);
  const isAntidepressant = includesAny(drugTypes, ssris);
  const feelings = isAntidepressant ? moodScreening(drugTypes) : mood;
  return [
    isErection ? urgentWithErections : urgent,
    // Asked once, whichever medicine asks for it.
    ...(isAntidepressant || includesAny(drugTypes, finasterideDrugs) ? [feelings] : []),
    ...(isHair || isAntidepressant ? [withIds(sideEffects, ['missed_days'])] : []),
    ...(isHair ? hairSections : []),
    onTreatment,
    ...(isErection ? [withIds(sexualHealthMedicines, ['nitrate_second'])] : []),
    ...(items.includes('ed_3') ? [unconditional(erectionScore, scores)] : []),
    ...(isAntidepressant ? [unconditional(ejaculation, ['pe_control', 'pe_bother'])] : []),
    ...(items.includes('ssri_4w') ? [unconditional(ejaculation, ['pe_time'])] : []),
    asksReading ? { ...body, questions: always(sharedQuestion(body, 'bp')) } : withIds(body, ['bp']),
    ...changesOf(isErection || isAntidepressant),
    closing,
  ];
};

/**
 * A check-in during treatment with these drugs (docs/clinical/check-ins-and-dose-changes.md#check-in-forms). Question
 * ids are those of the intakes, so that the same rules read them. Name and version are the same for every selection.
 */
export const checkInFor = (drugTypes: readonly DrugType[], asked: CheckInQuestions): QuizConfig => ({
  name: CHECK_IN,
  version: 1,
  title: 'How is it going?',
  sections: sectionsFor(sectionsOf(drugTypes, asked), drugTypes),
});
