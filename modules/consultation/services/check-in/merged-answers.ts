import {
  currentFacts,
  medicalHistory,
  type PatientFact,
  unconfirmedCorrections,
} from '#modules/eligibility/index.ts';
import { type Answers, type QuizConfig, questionsOf } from '#modules/quiz/index.ts';

/**
 * The answers of a check-in over everything that is known of the patient. What the form asks and did not show does not apply any
 * more, such as the detail of an effect that has passed; the medical history stays as it was unless the patient says that it
 * changed.
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
 * What the patient told us before and says has not changed: it counts as given again. A clinician's correction that they
 * have to confirm by itself is not part of that.
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
