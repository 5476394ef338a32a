import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, notFound, ok, type Result } from '#kernel/result.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import {
  decisionLabel,
  isContinuityDecision,
  mustNotLapse,
  presentTreatments,
  staffText,
  treatmentPort,
} from '#modules/prescription/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { treatmentInput } from '../domain/decision-input.ts';
import { lockCase } from './case-access.ts';
import { continuityOptions } from './continuity-options.ts';
import { readerOf } from './present-case.ts';

/**
 * Treatments of the patient of a case that must not end abruptly: running, on hold, or ended with a decision or in need
 * of one. NOT_FOUND for a case that the reader may not see. Reading it is audited.
 */
export const continuityOfCase = async (scope: Scope, staff: Staff, consultationId: string) => {
  const row = await scope.use(reviewPort).detail(readerOf(staff), consultationId);
  if (!row) return notFound('case');
  await recordAudit(scope, {
    actor: staff.actor,
    action: 'continuity.read',
    subject: 'consultation',
    subjectId: consultationId,
    detail: { patientId: row.userId },
  });
  const labels = new Map(
    presentTreatments(row.treatments, scope.clock.now()).map(({ id, label }) => [id, label]),
  );
  const runs = (status: string): boolean => status === 'active' || status === 'on_hold';
  const products = await scope.use(cataloguePort).products();
  return ok(
    row.treatments
      .filter(
        ({ drugType, status, interruption }) =>
          mustNotLapse(drugType) && (runs(status) || interruption !== null),
      )
      .map(({ id, name, productId, interruption }) => ({
        prescriptionId: id,
        name,
        label: labels.get(id) ?? '',
        isOpen: interruption !== null && interruption.decision === null,
        cause: interruption && staffText(interruption.cause),
        since: interruption?.raisedAt ?? null,
        decision: interruption?.decision ? decisionLabel(interruption.decision) : null,
        decidedBy: interruption?.decidedBy ?? null,
        decidedAt: interruption?.decidedAt ?? null,
        patientText: interruption?.patientText ?? null,
        reason: interruption?.reason ?? null,
        options: continuityOptions({ name, productId, cause: interruption?.cause ?? null }, products),
      })),
  );
};

interface ContinuityRequest {
  readonly consultationId: string;
  readonly prescriptionId: string;
  readonly decision: string;
  readonly reason: string;
  readonly message: string;
}

/**
 * A clinician licensed in the state of the case decides how a treatment that must not end abruptly continues. It does
 * not matter who has the case. FORBIDDEN for operators; BAD_USER_INPUT names `input.decision`, `input.reason` or
 * `input.message`; further failures as in `TreatmentService`.
 */
export const decideContinuityOfCase = (
  scope: Scope,
  staff: Staff,
  request: ContinuityRequest,
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const { decision, consultationId, prescriptionId } = request;
    if (!isContinuityDecision(decision))
      return orRefuse(badInput([{ field: 'input.decision', message: 'Choose what happens next.' }]));
    const words = orRefuse(readInput(treatmentInput, request, 'input'));
    const { clinician, actor, consultation } = await lockCase(tx, staff, consultationId);
    orRefuse(
      await tx.use(treatmentPort).decideContinuity({
        ...words,
        actor,
        clinician,
        thread: consultation,
        state: consultation.shipState,
        target: { prescriptionId },
        decision,
      }),
    );
    return true;
  });
