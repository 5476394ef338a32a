import {
  currentFacts,
  medicalHistory,
  type PatientFact,
  unconfirmedCorrections,
} from '#modules/eligibility/index.ts';
import { type Answers, type QuizConfig, questionsOf } from '#modules/quiz/index.ts';

/**
 * Everything known about the patient, overlaid with the answers of a check-in. Questions that the form has and did not
 * show do not apply any more, such as the detail of an effect that has passed; the medical history stays as it was
 * unless the patient says that it changed.
 */
export const mergedAnswers = (facts: readonly PatientFact[], config: QuizConfig, given: Answers): Answers => {
  const hidden = new Set(
    questionsOf(config).flatMap(({ id }) =>
      Object.hasOwn(given, id) || medicalHistory.includes(id) ? [] : [id],
    ),
  );
  const known = currentFacts(facts).flatMap(({ question, value }) =>
    value === null || hidden.has(question) ? [] : [[question, value] as const],
  );
  return { ...Object.fromEntries(known), ...given };
};

/**
 * Earlier answers that the patient says have not changed: they count as given again. Except for a clinician's
 * correction, which they have to confirm separately.
 */
export const confirmedUnchanged = (
  facts: readonly PatientFact[],
  given: Answers,
  merged: Answers,
): readonly string[] => {
  if (!Object.hasOwn(given, 'changes')) return [];
  const waiting = unconfirmedCorrections(facts).map(({ question }) => question);
  return medicalHistory.filter((id) => Object.hasOwn(merged, id) && !waiting.includes(id));
};
