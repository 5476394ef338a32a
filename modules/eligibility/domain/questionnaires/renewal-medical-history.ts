import type { DrugType } from '#modules/catalogue/index.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';
import { always, type DrugQuestion, type DrugSection, sectionsFor } from './drug-question.ts';
import { aboutYou } from './questions/about-you.ts';
import { body } from './questions/body.ts';
import { whenChanged } from './questions/changes.ts';
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

const changes: DrugSection = {
  id: 'changes',
  title: 'What has changed',
  questions: always({
    id: 'changes',
    type: 'multipleChoice',
    label: 'Has any of this changed since your last visit?',
    why: 'A new condition or medicine can make a treatment unsafe that was fine before.',
    help: 'Choose all that apply. What you do not choose stays as you told us before.',
    required: true,
    options: [
      { value: 'conditions', label: 'I have a new health condition, or one changed' },
      { value: 'meds', label: 'I started, stopped or changed a medicine or supplement' },
      { value: 'allergies', label: 'I have a new allergy' },
      { value: 'none', label: 'Nothing has changed' },
    ],
  }),
};

const withIds = (section: DrugSection, ids: readonly string[]): readonly DrugQuestion[] =>
  section.questions.filter(({ question }) => ids.includes(question.id));

const sections: readonly DrugSection[] = [
  urgent,
  // Where the patient is now: at every visit, because a license is for a state (docs/clinical/check-ins-and-dose-changes.md#CHECKIN-ANNUAL).
  { id: 'where-you-are', title: 'Where you are', questions: withIds(aboutYou, ['state']) },
  sideEffects,
  changes,
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
  attestation,
];

/**
 * The medical history of a renewal (docs/clinical/check-ins-and-dose-changes.md#CHECKIN-HAIR): what changed, side
 * effects, the signs that hair loss has another cause (H1, H4, H5), mood, pregnancy plans, and blood pressure for minoxidil tablets. Question ids are those of the first
 * intake, so the same rules apply.
 */
export const renewalMedicalHistoryFor = (drugTypes: readonly DrugType[]): QuizConfig => ({
  name: RENEWAL_MEDICAL_HISTORY,
  version: 2,
  title: 'Your medical history since the last visit',
  sections: sectionsFor(sections, drugTypes),
});
