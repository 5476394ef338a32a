import type { QuizConfig } from '#modules/quiz/index.ts';
import { hairPrescriptions } from '../drug-groups.ts';
import { type DrugSection, sectionsFor } from './drug-question.ts';
import { conditions } from './questions/conditions.ts';
import { attestation } from './questions/history-and-goals.ts';
import { household } from './questions/household.ts';
import { medicines } from './questions/medicines.ts';
import { mood } from './questions/mood.ts';
import { scalp } from './questions/scalp.ts';
import { urgent } from './questions/urgent.ts';

export const OOS_MEDICAL_HISTORY = 'oos-medical-history';

/** "oos" is read as out of state: an inference, the specification does not say. */
const sections: readonly DrugSection[] = [urgent, conditions, medicines, scalp, household, mood, attestation];

/**
 * The medical history for a clinician who is licensed in the patient's new state and has not treated them before. Asked
 * in full, with the question ids of the first intake, so that the same rules apply.
 */
export const oosMedicalHistory: QuizConfig = {
  name: OOS_MEDICAL_HISTORY,
  version: 1,
  title: 'Your medical history',
  sections: sectionsFor(sections, hairPrescriptions),
};
