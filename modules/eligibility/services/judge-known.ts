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

/** The evaluation of drugs with all facts about a patient, outside a visit. */
export interface JudgedPatient extends JudgedVisit {
  readonly known: readonly PatientFact[];
}

/** The facts about a patient outside a visit, and their treatments. */
export interface KnownChart {
  readonly facts: readonly PatientFact[];
  readonly therapies: readonly Therapy[];
}

/** Read together with other data, so that it is one statement. */
export const readKnown = async (scope: Scope, userId: string): Promise<KnownChart> => {
  const [facts, therapies] = await Promise.all([
    scope.use(factPort).of(userId),
    scope.use(chartPort).taken(userId),
  ]);
  return { facts, therapies };
};

/** Evaluates drugs with the newest answer to every question that the patient ever submitted. One statement. */
export const judgeKnown = async (scope: Scope, decision: KnownPatient): Promise<JudgedPatient> =>
  judgeKnownFrom(scope, await readKnown(scope, decision.userId), decision);

/** As `judgeKnown`, with facts that were read already. */
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
