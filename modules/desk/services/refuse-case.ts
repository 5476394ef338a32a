import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import type { Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { reviewPort } from '#modules/consultation/index.ts';
import { clinicianAuthor, messagePort } from '#modules/message/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { refusalInput } from '../domain/decision-input.ts';
import { lockCase, reviewCase } from './case-access.ts';
import { auditDecision } from './decide.ts';
import { notices } from './notices.ts';

/** Refuses: nothing is charged, and the patient reads the reason and what they can do instead. */
export const refuseCase = (
  scope: Scope,
  staff: Staff,
  input: { consultationId: string; reason: string; alternatives: string },
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const refusal = orRefuse(readInput(refusalInput, input));
    const locked = await reviewCase(tx, await lockCase(tx, staff, input.consultationId));
    const { clinician, consultation } = locked;
    const { actor } = staff;
    orRefuse(await tx.use(reviewPort).refuse(actor, locked, refusal));
    const { userId, id: consultationId, kind } = consultation;
    // Ends the prescriptions that a hard rule put on hold until the renewal. Active ones run to their expiry.
    if (kind === 'renewal')
      orRefuse(await tx.use(prescriptionPort).stopOnHold(userId, { actor, reason: 'renewal refused' }));
    const body = `${refusal.reason}\n\n${refusal.alternatives}`;
    await tx.use(messagePort).write(consultation, clinicianAuthor(clinician), body, 'denied');
    await tx.use(accountPort).notify(userId, notices.refused);
    await auditDecision(tx, staff, locked, 'case.refused');
    return { consultationId };
  });
