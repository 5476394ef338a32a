import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, type Result } from '#kernel/result.ts';
import { type AlertOutcome, isAlertOutcome, reviewPort } from '#modules/consultation/index.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { alertNote } from '../domain/decision-input.ts';
import { lockForCare } from './case-access.ts';

const outcomeNamed = (text: string): AlertOutcome =>
  isAlertOutcome(text) ? text : orRefuse(badInput([{ field: 'outcome', message: 'Choose the outcome.' }]));

/**
 * A clinician licensed in the state of the case, or any if the state has none, records the outcome of its emergency.
 * Returns whether it is closed: a patient who was not reached raises it again. FORBIDDEN for operators; BAD_USER_INPUT
 * names `outcome` or `note`; CONFLICT when no emergency is open.
 */
export const respondToAlert = (
  scope: Scope,
  staff: Staff,
  input: { consultationId: string; outcome: string; note: string },
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const outcome = outcomeNamed(input.outcome);
    const note = orRefuse(readInput(alertNote, input.note, 'note'));
    const { clinician, actor, ...visit } = await lockForCare(tx, staff, input.consultationId);
    const { id, userId } = visit.consultation;
    const isClosed = orRefuse(
      await tx.use(reviewPort).respondToAlert(visit, { actor, clinicianId: clinician.id, outcome, note }),
    );
    await recordAudit(tx, {
      actor,
      action: 'case.alert_answered',
      subject: 'consultation',
      subjectId: id,
      detail: { patientId: userId, outcome },
    });
    return isClosed;
  });
