import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { notFound, ok, type Result } from '#kernel/result.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import type { PatientFact } from '#modules/eligibility/index.ts';
import { treatmentPort } from '#modules/prescription/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { resolutionReason } from '../domain/decision-input.ts';
import { lockCase } from './case-access.ts';
import { presentFact } from './known-answers.ts';
import { readerOf } from './present-case.ts';

/** A draft and its submission contain the same answer: the newer one is shown. */
const eachOnce = (facts: readonly PatientFact[]): readonly PatientFact[] => [
  ...new Map(
    facts
      .filter(({ value }) => value !== null)
      .map((fact) => [`${fact.question} ${JSON.stringify(fact.value)}`, fact]),
  ).values(),
];

/** The patient's open stops without a hold, with their answers. Reading them is audited. */
export const openStopsOfCase = async (scope: Scope, staff: Staff, consultationId: string) => {
  const row = await scope.use(reviewPort).detail(readerOf(staff), consultationId);
  if (!row) return notFound('case');
  const [stops, visits] = await Promise.all([
    scope.use(treatmentPort).openStops(row.userId),
    scope.use(reviewPort).visits(row.userId),
  ]);
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'stops.read',
    subject: 'consultation',
    subjectId: consultationId,
    detail: { patientId: row.userId, ruleIds: stops.map(({ ruleId }) => ruleId) },
  });
  return ok(
    stops.map(({ ruleId, outcome, reasonForClinician, needsTwoClinicians, facts, proposal }) => ({
      ruleId,
      outcome: outcome ?? 'stop',
      reason: reasonForClinician,
      needsSecondClinician: needsTwoClinicians,
      answers: eachOnce(facts).map((fact) => presentFact(fact, visits)),
      proposedBy: proposal?.proposedByName ?? null,
      proposedReason: proposal?.reason ?? null,
    })),
  );
};

/**
 * A clinician licensed in the state of the case resolves a stop without a hold, or proposes it where two are needed.
 * Returns whether it is resolved. FORBIDDEN for operators; BAD_USER_INPUT names `reason`; further failures as in
 * `TreatmentService`.
 */
export const resolveStopOfCase = (
  scope: Scope,
  staff: Staff,
  input: { consultationId: string; ruleId: string; reason: string },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const reason = orRefuse(readInput(resolutionReason, input.reason, 'reason'));
    const { clinician, actor, consultation } = await lockCase(tx, staff, input.consultationId);
    const resolved = orRefuse(
      await tx.use(treatmentPort).resolveStop({
        actor,
        clinician,
        thread: consultation,
        state: consultation.shipState,
        ruleId: input.ruleId,
        reason,
      }),
    );
    return resolved === 'resolved';
  });
