import type { CalendarDate } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Purpose } from '../domain/index.ts';
import { currentFacts, type PatientFact } from '../domain/patient-facts/patient-fact.ts';
import { answersThatCount, datesOfAnswers, openStops } from '../domain/patient-facts/read-facts.ts';
import { factPort } from '../fact-port.ts';
import { type JudgedVisit, judgeVisit } from './evaluate-visit.ts';
import { patientContext } from './patient-context.ts';

/** A decision outside a visit. */
export interface KnownPatient {
  readonly userId: string;
  readonly purpose: Purpose;
  readonly drugTypes: readonly DrugType[];
  /** Two-letter code of the destination; empty while it is unknown. */
  readonly shipState: string;
  /** From the profile, or as typed at checkout; null when it is unknown. */
  readonly dob: CalendarDate | null;
}

/** What the rules say about drugs from everything that is known of a patient, outside a visit. */
export interface JudgedPatient extends JudgedVisit {
  readonly known: readonly PatientFact[];
}

/** Judges drugs by the newest answer to every question that the patient ever submitted. One statement. */
export const judgeKnown = async (
  scope: Scope,
  { userId, ...decision }: KnownPatient,
): Promise<JudgedPatient> => {
  // At the same time, so that they are one statement.
  const [known, patient] = await Promise.all([
    scope.use(factPort).of(userId),
    patientContext(scope, userId, { drugTypes: decision.drugTypes, visit: null }),
  ]);
  const newest = Object.fromEntries(
    currentFacts(known).flatMap(({ question, value }) => (value === null ? [] : [[question, value]])),
  );
  const answers = answersThatCount(known, newest);
  return {
    ...judgeVisit({
      ...decision,
      kind: null,
      answers,
      earlierStops: openStops(known),
      answeredAt: datesOfAnswers(known, answers),
      patient,
      now: scope.clock.now(),
    }),
    known,
  };
};
