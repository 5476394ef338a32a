import type { DrugType } from '#modules/catalogue/index.ts';
import type { QuizConfig } from '#modules/quiz/index.ts';
import { sectionsFor } from './drug-question.ts';
import { onTreatment } from './questions/sexual-health/on-treatment.ts';
import { sideEffects } from './questions/side-effects.ts';
import { hairDrugsAmong, shIntakeFor } from './sh-intake.ts';

export const SH_TREATMENT_CHANGE = 'sh-treatment-change';

/**
 * What a change of a sexual-health treatment asks (docs/clinical/check-ins-and-dose-changes.md#titration): how treatment
 * goes, and everything that a first visit about these drugs asks, because one of them may be new.
 */
export const shTreatmentChangeFor = (drugTypes: readonly DrugType[]): QuizConfig => {
  const { sections } = shIntakeFor(drugTypes);
  const first = sections.slice(0, 3);
  const hairToo = hairDrugsAmong(drugTypes).length > 0 ? [sideEffects] : [];
  return {
    name: SH_TREATMENT_CHANGE,
    version: 1,
    title: 'Before your treatment changes',
    sections: [...first, ...sectionsFor([onTreatment, ...hairToo], drugTypes), ...sections.slice(3)],
  };
};
