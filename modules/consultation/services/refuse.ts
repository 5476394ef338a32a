import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import type { Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import type { Scope } from '#server/scope.ts';
import { consultationEvents } from '../events.ts';
import type { Consultation } from '../repositories/consultations.ts';
import { prescriptionRepository } from '../repositories/prescriptions.ts';
import { auditDecision, MAX_REASON } from './decide.ts';
import { lockCase, reviewCase, type Staff } from './desk-access.ts';
import { moveConsultation, moveJourney, movePrescription } from './moves.ts';
import { notices } from './notices.ts';
import { readText } from './text.ts';
import { clinicianAuthor, writeMessage } from './write-message.ts';

/** A renewal refused after a hard rule: what was on hold for it ends. What still runs, runs to its end. */
const stopHeld = async (tx: Scope, { userId }: Consultation, { actor }: Staff): Promise<void> => {
  for (const held of await prescriptionRepository(tx.db).lockOfUser(userId, ['on_hold']))
    await movePrescription(tx, held, 'stopped', { actor, reason: 'renewal refused' });
};

/** Refuses: nothing is charged, and the patient reads why and what he can do. */
export const refuseCase = (
  scope: Scope,
  staff: Staff,
  input: { consultationId: string; reason: string; alternatives: string },
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const refusalReason = orRefuse(readText('reason', input.reason, MAX_REASON));
    const refusalAlternatives = orRefuse(readText('alternatives', input.alternatives, MAX_REASON));
    const held = await reviewCase(tx, await lockCase(tx, staff, input.consultationId));
    const { clinician, consultation, journey } = held;
    const cause = { actor: staff.actor, reason: 'refused' };
    await moveConsultation(tx, consultation, 'not_a_match', cause, {
      refusalReason,
      refusalAlternatives,
      decidedAt: tx.clock.now(),
      ...(consultation.alertAt && { alertHandledAt: tx.clock.now() }),
    });
    await moveJourney(tx, journey, 'declined', cause);
    if (journey.checkoutId)
      await tx
        .use(billingPort)
        .releaseVisit(staff.actor, { checkoutId: journey.checkoutId, reason: 'visit refused' });
    if (consultation.kind === 'renewal') await stopHeld(tx, consultation, staff);
    const body = `${refusalReason}\n\n${refusalAlternatives}`;
    await writeMessage(tx, consultation, clinicianAuthor(clinician), body, 'denied');
    const { userId, id: consultationId } = consultation;
    await tx.use(accountPort).notify(userId, notices.refused());
    await tx.emit(consultationEvents.refused, { userId, consultationId });
    await auditDecision(tx, staff, held, 'case.refused');
    return { consultationId };
  });
