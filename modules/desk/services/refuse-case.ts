import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import type { Result } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { type Consultation, reviewPort } from '#modules/consultation/index.ts';
import { clinicianAuthor, messagePort } from '#modules/message/index.ts';
import { type EndedTreatment, prescriptionPort } from '#modules/prescription/index.ts';
import type { Staff } from '#server/graphql/require-person.ts';
import type { Scope } from '#server/scope.ts';
import { refusalInput } from '../domain/decision-input.ts';
import { lockCase, reviewCase } from './case-access.ts';
import { auditDecision, refuseCheckIn } from './decide.ts';
import { notices } from './notices.ts';

/** The treatments of a renewal end with its refusal, including those that a rule removed. */
const endTreatment = async (
  tx: Scope,
  { actor }: Staff,
  { userId, submittedAt, ...renewal }: Consultation,
  stopText: string,
): Promise<EndedTreatment> => {
  const drugTypes = [...renewal.drugTypes, ...renewal.removedDrugTypes];
  const cause = { actor, reason: 'renewal refused' };
  return orRefuse(
    await tx.use(prescriptionPort).endRefused({ userId, drugTypes, submittedAt, stopText }, cause),
  );
};

/**
 * Refuses a case: nothing is charged, and the patient gets the reason and alternatives. A refused renewal ends its
 * treatment.
 */
export const refuseCase = (
  scope: Scope,
  staff: Staff,
  input: { consultationId: string; reason: string; alternatives: string },
): Promise<Result<{ consultationId: string }>> =>
  allOrNothing(scope, async (tx) => {
    const refusal = orRefuse(readInput(refusalInput, input));
    const locked = await reviewCase(tx, await lockCase(tx, staff, input.consultationId));
    refuseCheckIn(locked);
    const { clinician, consultation } = locked;
    const { actor } = staff;
    orRefuse(await tx.use(reviewPort).refuse(actor, locked, refusal));
    const { userId, id: consultationId, kind } = consultation;
    const ended = kind === 'renewal' ? await endTreatment(tx, staff, consultation, refusal.reason) : null;
    const body = [refusal.reason, refusal.alternatives, ...(ended?.advice ?? [])].join('\n\n');
    await tx.use(messagePort).write(consultation, clinicianAuthor(clinician), body, 'denied');
    await tx
      .use(accountPort)
      .notify(userId, () =>
        ended && ended.prescriptionIds.length > 0 ? notices.notRenewed : notices.refused,
      );
    await auditDecision(tx, staff, locked, 'case.refused');
    return { consultationId };
  });
