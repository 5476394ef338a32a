import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers, QuizConfig } from '#modules/quiz/index.ts';
import { withIds } from './changes.ts';
import { sectionsFor } from './drug-question.ts';
import { hairIntakeFor } from './hair-intake.ts';
import { attestation } from './questions/history-and-goals.ts';
import { mood } from './questions/mood.ts';
import { nitrates } from './questions/sexual-health/heart.ts';
import { sexualHealthMedicines } from './questions/sexual-health/medicines.ts';
import { onTreatment } from './questions/sexual-health/on-treatment.ts';
import { sideEffects } from './questions/side-effects.ts';
import { urgent } from './questions/urgent.ts';

export const TREATMENT_CHANGE = 'treatment-change';

/**
 * What a change of treatment asks (docs/clinical/check-ins-and-dose-changes.md#CHECKIN-HAIR): everything that a first
 * visit about these drugs asks, because one of them may be new, and how the treatment is going.
 */
export const treatmentChangeFor = (drugTypes: readonly DrugType[]): QuizConfig => {
  const { sections } = hairIntakeFor(drugTypes);
  const [first, second, ...rest] = sections;
  const treatment = sectionsFor([sideEffects], drugTypes);
  return {
    name: TREATMENT_CHANGE,
    version: 1,
    title: 'Before your treatment changes',
    sections: [...(first ? [first] : []), ...(second ? [second] : []), ...treatment, ...rest],
  };
};

/** Of sexual health, also both questions about nitrates: they have to be answered in two places, not read. */
const askedAnew = [
  ...[urgent, sideEffects, mood, onTreatment, nitrates, attestation].flatMap(({ questions }) => questions),
  ...withIds(sexualHealthMedicines, ['nitrate_second']),
].map(({ question }) => question.id);

const saysNone = (answer: Answers[string]): boolean =>
  answer === 'none' || (Array.isArray(answer) && answer.includes('none'));

/**
 * Answers that the patient need not type again. Symptoms, side effects and mood are asked again, and so is every empty
 * list, which may have changed.
 */
export const knownBeforeChange = (config: QuizConfig, known: Answers): Answers =>
  Object.fromEntries(
    config.sections
      .flatMap(({ questions }) => questions)
      .flatMap(({ id }) => {
        const answer = known[id];
        return answer === undefined || askedAnew.includes(id) || saysNone(answer) ? [] : [[id, answer]];
      }),
  );
