import type { DrugType } from '#modules/catalogue/index.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';
import { aboutChanges, type HistoryScope, withIds } from './changes.ts';
import { type DrugSection, sectionsFor } from './drug-question.ts';
import { aboutYou } from './questions/about-you.ts';
import { body } from './questions/body.ts';
import { contentment } from './questions/check-in/closing.ts';
import { fluid, shedding } from './questions/check-in/hair.ts';
import { conditions } from './questions/conditions.ts';
import { hairLoss } from './questions/hair-loss.ts';
import { attestation } from './questions/history-and-goals.ts';
import { household } from './questions/household.ts';
import { medicines } from './questions/medicines.ts';
import { mood } from './questions/mood.ts';
import { scalp } from './questions/scalp.ts';
import { sideEffects } from './questions/side-effects.ts';
import { urgent } from './questions/urgent.ts';

export const RENEWAL_MEDICAL_HISTORY = 'renewal-medical-history';
/** Asked when the last full history is old. */
export const RENEWAL_FULL_HISTORY = 'renewal-full-history';

const sectionsOf = (scope: HistoryScope): readonly DrugSection[] => {
  const { changes, whenChanged } = aboutChanges(scope);
  return [
    urgent,
    // Where the patient is now: at every visit, because a license is for a state (docs/clinical/check-ins-and-dose-changes.md#CHECKIN-ANNUAL).
    { id: 'where-you-are', title: 'Where you are', questions: withIds(aboutYou, ['state']) },
    sideEffects,
    // The yearly evaluation asks what the check-ins ask (docs/clinical/check-ins-and-dose-changes.md#CHECKIN-ANNUAL).
    shedding,
    fluid,
    ...changes,
    { ...conditions, questions: whenChanged('conditions', conditions.questions) },
    {
      ...medicines,
      questions: [
        ...whenChanged('meds', withIds(medicines, ['meds', 'meds_detail'])),
        ...whenChanged('allergies', withIds(medicines, ['allergies', 'allergies_detail'])),
      ],
    },
    { ...hairLoss, questions: withIds(hairLoss, ['patchy', 'other_hair_loss', 'cancer_treatment']) },
    scalp,
    { ...body, questions: withIds(body, ['bp']) },
    household,
    mood,
    contentment,
    attestation,
  ];
};

/**
 * The medical history of a renewal, which is the yearly evaluation too (docs/clinical/check-ins-and-dose-changes.md#CHECKIN-ANNUAL): how treatment goes, what changed, side
 * effects, the signs that hair loss has another cause (H1, H4, H5), mood, pregnancy plans, and blood pressure for minoxidil tablets. Question ids are those of the first
 * intake, so the same rules apply.
 */
export const renewalMedicalHistoryFor = (drugTypes: readonly DrugType[]): QuizConfig => ({
  name: RENEWAL_MEDICAL_HISTORY,
  version: 4,
  title: 'Your medical history since the last visit',
  sections: sectionsFor(sectionsOf('changes'), drugTypes),
});

/** The same for a patient whose last full history is old: conditions, medicines and allergies are asked outright. */
export const renewalFullHistoryFor = (drugTypes: readonly DrugType[]): QuizConfig => ({
  name: RENEWAL_FULL_HISTORY,
  version: 2,
  title: 'Your medical history',
  sections: sectionsFor(sectionsOf('everything'), drugTypes),
});
