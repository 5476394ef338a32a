import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import type { Result } from '#kernel/result.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { reasonForPatient } from '../domain/decision-input.ts';
import { lockCase } from './case-access.ts';

export interface ChangeInput {
  readonly consultationId: string;
  readonly prescriptionId: string;
  readonly productIds: readonly number[];
  readonly reason: string;
  readonly asksPatient: boolean;
}

/**
 * A clinician licensed in the state of a case opens a change of a treatment that runs. Returns the id of the new case.
 * Failures as in `ReviewService.openChange`; BAD_USER_INPUT also names `reason`.
 */
export const openChange = (
  scope: Scope,
  staff: Staff,
  input: ChangeInput,
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const reason = orRefuse(readInput(reasonForPatient, input.reason, 'reason'));
    const { clinician, actor, ...visit } = await lockCase(tx, staff, input.consultationId);
    const { prescriptionId, productIds, asksPatient } = input;
    const opened = orRefuse(
      await tx
        .use(reviewPort)
        .openChange({ actor, clinician, visit, prescriptionId, productIds, reason, asksPatient }),
    );
    await recordAudit(tx, {
      actor,
      action: 'case.change_opened',
      subject: 'consultation',
      subjectId: opened.consultationId,
      detail: { patientId: visit.consultation.userId, prescriptionId, asksPatient },
    });
    return opened;
  });
