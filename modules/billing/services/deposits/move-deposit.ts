import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { type CalendarDate, formatDate } from '#kernel/dates.ts';
import { badInput, fail, notFound, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { decisionReason, reasonProblems } from '../../domain/visit-checkout/decision-reason.ts';
import { depositState } from '../../domain/visit-checkout/deposit-state.ts';
import { procedureDateProblem, procedureDays } from '../../domain/visit-checkout/procedure-date.ts';
import { type ProcedureDeposit, procedureDepositRepository } from '../../repositories/procedure-deposits.ts';
import { notifyPatient } from '../parcels/notify-patient.ts';
import { depositZone, lastRefundDay } from './deposit-view.ts';
import { lockDeposit } from './lock-deposit.ts';

/** Another day for a procedure, as an operator typed it. */
export interface DepositMove {
  readonly orderId: string;
  /** `YYYY-MM-DD`, one of `procedureDays`. */
  readonly procedureOn: string;
  /** For the record. */
  readonly reason: string;
}

const dayProblems = (deposit: ProcedureDeposit, procedureOn: string, now: Date) => {
  const message = procedureDateProblem(procedureOn, procedureDays(now, depositZone(deposit)));
  return message ? [{ field: 'procedureOn', message }] : [];
};

const notifyOfMove = (tx: Scope, from: CalendarDate, moved: ProcedureDeposit): Promise<void> =>
  notifyPatient(tx, moved.userId, () => ({
    kind: 'deposit_moved',
    subject: `Order ${moved.orderNumber}: your reservation has a new date`,
    sentences: [
      `We moved your reservation from ${formatDate(from)} to ${formatDate(moved.procedureOn)}.`,
      `If that does not work for you, you can cancel it in your account until the end of ${lastRefundDay(moved)}, and all of it goes back to your card.`,
    ],
  }));

/**
 * An operator moves a reserved procedure to another day, and the patient gets a notice. The patient may cancel until the
 * end of the day before the latest day that it was ever planned for. Moving it to its own day again changes nothing.
 * BAD_USER_INPUT names `procedureOn` and `reason`; CONFLICT unless it is reserved.
 */
export const moveDeposit = (
  scope: Scope,
  actor: Actor,
  { orderId, procedureOn, reason: given }: DepositMove,
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const reason = decisionReason(given);
    const deposits = procedureDepositRepository(tx.db);
    const deposit = await lockDeposit(tx, orderId, null);
    if (depositState(deposit) !== 'reserved')
      return orRefuse(fail('CONFLICT', 'Only a procedure that is reserved can be moved.'));
    const from = deposit.procedureOn;
    const isSameDay = procedureOn === from;
    const problems = [
      ...(isSameDay ? [] : dayProblems(deposit, procedureOn, tx.clock.now())),
      ...reasonProblems(reason),
    ];
    if (problems.length > 0) return orRefuse(badInput(problems));
    if (isSameDay) return true;
    await deposits.move(orderId, procedureOn);
    const moved = (await deposits.find(orderId)) ?? orRefuse(notFound('deposit'));
    await recordAudit(tx, {
      actor,
      action: 'deposit.moved',
      subject: 'order',
      subjectId: orderId,
      detail: {
        cause: reason,
        patientId: deposit.userId,
        from,
        to: procedureOn,
        refundBefore: moved.refundBefore,
      },
    });
    await notifyOfMove(tx, from, moved);
    return true;
  });
