import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { formatDate } from '#kernel/dates.ts';
import { badInput, fail, notFound, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { moneyBack } from '../../domain/parcels/money-back.ts';
import { decisionReason, reasonProblems } from '../../domain/visit-checkout/decision-reason.ts';
import { isDepositOutcome } from '../../domain/visit-checkout/deposit-state.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { type ProcedureDeposit, procedureDepositRepository } from '../../repositories/procedure-deposits.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { cancelUnshipped } from '../parcels/cancel-unshipped.ts';
import { notifyPatient } from '../parcels/notify-patient.ts';
import { transitionOrder } from '../transitions.ts';
import { depositChoices, lastRefundDay } from './deposit-view.ts';
import { lockDeposit } from './lock-deposit.ts';

/** Refunds the deposit in full; an unpaid amount is not owed any more. */
const giveBack = async (tx: Scope, deposit: ProcedureDeposit, cause: Cause): Promise<void> => {
  const order = await orderRepository(tx.db).find(deposit.orderId);
  if (!order) return orRefuse(notFound('deposit'));
  const refunded = await cancelUnshipped(tx, order, cause);
  await recordAudit(tx, {
    actor: cause.actor,
    action: 'deposit.refunded',
    subject: 'order',
    subjectId: order.id,
    detail: { cause: cause.reason, patientId: deposit.userId },
  });
  await notifyPatient(tx, deposit.userId, () => ({
    kind: 'deposit_canceled',
    subject: `Order ${order.number} is canceled`,
    sentences: [`Your reservation for ${formatDate(deposit.procedureOn)} is canceled.`, moneyBack(refunded)],
  }));
};

const tooLate = (deposit: ProcedureDeposit) =>
  fail(
    'CONFLICT',
    `It could be canceled here until the end of ${lastRefundDay(deposit)}. Write to us if the clinic canceled, or a clinician found that it is not right for you.`,
  );

/**
 * The patient cancels and gets the deposit refunded, until the end of the day before `refundBefore` in their time zone.
 * Repeating it changes nothing. NOT_FOUND for another person's; CONFLICT afterwards.
 */
export const refundDeposit = async (
  scope: Scope,
  actor: Actor,
  orderId: string,
): Promise<Result<boolean>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  return allOrNothing(scope, async (tx) => {
    const deposit = await lockDeposit(tx, orderId, who.value);
    const choices = depositChoices(deposit, tx.clock.now());
    if (choices.state === 'refunded' || choices.state === 'ended') return true;
    if (!choices.isRefundable) return orRefuse(tooLate(deposit));
    await giveBack(tx, deposit, { actor, reason: 'deposit canceled by the patient' });
    return true;
  });
};

/** An operator's decision about a deposit. */
export interface DepositDecision {
  readonly orderId: string;
  /** `refund`; `used` from the day of the procedure on; `kept` once the patient can no longer cancel. */
  readonly decision: string;
  /** For the record. */
  readonly reason: string;
}

/**
 * An operator refunds a deposit at any time while it is reserved, or records its outcome. BAD_USER_INPUT names `reason`
 * and `decision`; CONFLICT when it is decided already, the day has not come, or the patient may still cancel.
 */
export const decideDeposit = (
  scope: Scope,
  actor: Actor,
  { orderId, decision, reason: given }: DepositDecision,
): Promise<Result<boolean>> =>
  allOrNothing(scope, async (tx) => {
    const reason = decisionReason(given);
    const problems = reasonProblems(reason);
    if (problems.length > 0) orRefuse(badInput(problems));
    const deposit = await lockDeposit(tx, orderId, null);
    const { state, mayBeUsed, mayBeKept } = depositChoices(deposit, tx.clock.now());
    if (decision === 'refund') {
      if (state !== 'reserved' && state !== 'unpaid')
        orRefuse(fail('CONFLICT', 'This deposit is decided already.'));
      await giveBack(tx, deposit, { actor, reason });
      return true;
    }
    if (!isDepositOutcome(decision))
      return orRefuse(badInput([{ field: 'decision', message: 'Choose what became of it.' }]));
    if (decision === 'used' && !mayBeUsed)
      orRefuse(fail('CONFLICT', 'This can be said from the day of the procedure on, while it is reserved.'));
    if (decision === 'kept' && !mayBeKept)
      orRefuse(
        fail('CONFLICT', 'This can be said while it is reserved, once the patient can no longer cancel.'),
      );
    await transitionOrder(tx, { id: orderId, status: deposit.orderStatus }, 'delivered', { actor, reason });
    await procedureDepositRepository(tx.db).settle(orderId, decision, tx.clock.now());
    await recordAudit(tx, {
      actor,
      action: 'deposit.settled',
      subject: 'order',
      subjectId: orderId,
      detail: { cause: decision, patientId: deposit.userId },
    });
    return true;
  });
