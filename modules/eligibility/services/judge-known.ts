import type { CalendarDate } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { chartPort } from '../chart-port.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import type { Purpose } from '../domain/index.ts';
import { currentFacts, type PatientFact } from '../domain/patient-facts/patient-fact.ts';
import { answersThatCount, datesOfAnswers, openStops } from '../domain/patient-facts/read-facts.ts';
import { factPort } from '../fact-port.ts';
import { type JudgedVisit, judgeVisit } from './evaluate-visit.ts';
import { contextFrom } from './patient-context.ts';

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

/** What is known of a patient outside a visit: every fact, and what they take. */
export interface KnownChart {
  readonly facts: readonly PatientFact[];
  readonly therapies: readonly Therapy[];
}

/** Reads at the same time, so that it is one statement, with whatever else is read then. */
export const readKnown = async (scope: Scope, userId: string): Promise<KnownChart> => {
  const [facts, therapies] = await Promise.all([
    scope.use(factPort).of(userId),
    scope.use(chartPort).taken(userId),
  ]);
  return { facts, therapies };
};

/** Judges drugs by the newest answer to every question that the patient ever submitted. One statement. */
export const judgeKnown = async (scope: Scope, decision: KnownPatient): Promise<JudgedPatient> =>
  judgeKnownFrom(scope, await readKnown(scope, decision.userId), decision);

/** As `judgeKnown`, from what was read already. */
export const judgeKnownFrom = (
  scope: Scope,
  { facts: known, therapies }: KnownChart,
  { userId: _, ...decision }: KnownPatient,
): JudgedPatient => {
  const patient = contextFrom(scope, therapies, { drugTypes: decision.drugTypes, visit: null });
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
