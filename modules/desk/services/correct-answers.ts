import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { notFound, type Result } from '#kernel/result.ts';
import {
  type Amendment,
  type IntakeResult,
  type ReportedAnswers,
  reviewPort,
} from '#modules/consultation/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { lockCase } from './case-access.ts';

/** A clinician who may decide the case records answers as the patient reported them; the rules run again. */
export const correctAnswers = (
  scope: Scope,
  staff: Staff,
  input: Amendment & Pick<ReportedAnswers, 'askedAgain'> & { readonly consultationId: string },
): Promise<Result<IntakeResult>> =>
  allOrNothing(scope, async (tx) => {
    const locked = await lockCase(tx, staff, input.consultationId);
    const { consultation } = locked;
    if (consultation.quizResponseId !== input.responseId) return orRefuse(notFound('questionnaire'));
    const { actor } = staff;
    await recordAudit(tx, {
      actor,
      action: 'case.answers_corrected',
      subject: 'consultation',
      subjectId: consultation.id,
      detail: { patientId: consultation.userId },
    });
    return orRefuse(
      await tx.use(reviewPort).amend(actor, locked, { ...input, clinicianId: locked.clinician.id }),
    );
  });
