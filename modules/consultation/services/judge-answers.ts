import {
  answersThatCount,
  datesOfAnswers,
  type JudgedVisit,
  judgeVisit,
  openStops,
  type PatientFact,
} from '#modules/eligibility/index.ts';

/** A visit with its evaluation, and everything known about the patient. */
export interface JudgedAnswers extends JudgedVisit {
  readonly known: readonly PatientFact[];
}

/**
 * What the rules say about a visit's answers: their dates, and the stops that were raised before, come from what is
 * known of the patient. A clinician's correction counts when the patient has confirmed it.
 */
export const judgeAnswers = (
  known: readonly PatientFact[],
  visit: Omit<JudgedVisit['facts'], 'earlierStops' | 'answeredAt'>,
): JudgedAnswers => {
  const answers = answersThatCount(known, visit.answers);
  return {
    ...judgeVisit({
      ...visit,
      answers,
      earlierStops: openStops(known),
      answeredAt: datesOfAnswers(known, answers),
    }),
    known,
  };
};
