import { orRefuse } from '#kernel/all-or-nothing.ts';
import { fail } from '#kernel/result.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { Scope } from '#server/scope.ts';
import { closesAlert } from '../domain/alert-outcome.ts';
import { isAlertOpen } from '../domain/opened-alert.ts';
import { consultationEvents } from '../events.ts';
import type { ReviewService } from '../index.ts';
import { alertResponseRepository } from '../repositories/alert-responses.ts';
import { consultationRepository } from '../repositories/consultations.ts';

/** Records the outcome of an emergency: it is closed, or raised again when the patient was not reached. */
export const respondToAlert: (
  tx: Scope,
  ...args: Parameters<ReviewService['respondToAlert']>
) => Promise<boolean> = async (tx, { consultation }, { actor, clinicianId, outcome, note }) => {
  const { id: consultationId, userId } = consultation;
  if (!isAlertOpen(consultation))
    orRefuse(fail('CONFLICT', 'This visit has no open emergency. A colleague may have closed it.'));
  const at = tx.clock.now();
  await alertResponseRepository(tx.db).add({
    id: tx.ids.uuid(),
    consultationId,
    clinicianId,
    outcome,
    note,
    at,
  });
  const isClosed = closesAlert(outcome);
  if (isClosed) {
    await consultationRepository(tx.db).update(consultationId, { alertHandledAt: at });
    // The refill gate refused what the emergency affects: it continues as far as nothing else stops it.
    await tx.use(billingPort).prescriptionRenewed(actor, userId);
  } else await tx.emit(consultationEvents.careAlerted, { userId, consultationId });
  return isClosed;
};
