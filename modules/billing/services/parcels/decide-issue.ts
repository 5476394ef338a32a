import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { formatMoney } from '#kernel/money.ts';
import { badInput, fail, notFound, type Result } from '#kernel/result.ts';
import { leavingPort } from '#modules/account/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { type Cause, requireTransition } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import type { IssueDecision } from '../../domain/parcels/issue-kinds.ts';
import { moneyBack } from '../../domain/parcels/money-back.ts';
import { decisionsFor, issueDueAt, issueMachine, outcomeOf } from '../../domain/parcels/order-issue.ts';
import { decisionInput } from '../../domain/parcels/parcel-input.ts';
import { billingJobs } from '../../jobs.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { type OrderIssue, orderIssueRepository } from '../../repositories/order-issues.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { refundRepository } from '../../repositories/refunds.ts';
import { bringChargesForward } from '../fulfillment/charge-after-stop.ts';
import { endRefills, resumeRefills } from '../settlements/decide-dispute.ts';
import { askToCancel } from './ask-to-cancel.ts';
import { cancelUnshipped } from './cancel-unshipped.ts';
import { closeIssue } from './close-issue.ts';
import { notifyPatient } from './notify-patient.ts';
import { amountToRefund } from './paid-for.ts';
import { settleByRefund, settleByReplacement } from './settle-parcel.ts';
import { whatHappensNext } from './subscriptions-after.ts';

interface Decision {
  readonly decision: IssueDecision;
  readonly answer: string;
  readonly amount: number | null;
  readonly cause: Cause;
}

/** BAD_USER_INPUT on `amount` for more than is left; CONFLICT when nothing can be refunded. */
const requireRefundable = async (
  tx: Scope,
  order: CustomerOrder,
  issue: OrderIssue,
  amount: number | null,
) => {
  const { left } = await amountToRefund(tx, order, issue.productIds);
  if (left === 0)
    return orRefuse(fail('CONFLICT', 'Nothing of this payment can be refunded: it was, or its bank has it.'));
  if (amount !== null && amount > left)
    orRefuse(badInput([{ field: 'amount', message: `At most ${formatMoney(left)} can go back.` }]));
};

/** An order that the pharmacy refused is canceled, so that nothing ships and everything is refunded. */
const refund = async (
  tx: Scope,
  order: CustomerOrder,
  issue: OrderIssue,
  { cause, amount, answer }: Decision,
): Promise<readonly string[]> => {
  await requireRefundable(tx, order, issue, amount);
  if (issue.kind === 'backordered') {
    await askToCancel(tx, order, { productIds: issue.productIds, reason: 'out of stock' });
    await orderIssueRepository(tx.db).change(issue.id, { wish: 'refund', answer });
    return [
      'We have asked the pharmacy to cancel what is missing. You will get your money back once they confirm it.',
    ];
  }
  if (issue.kind !== 'rejected') return settleByRefund(tx, order, issue, { cause, amount });
  const refunded = await cancelUnshipped(tx, order, cause);
  await bringChargesForward(tx, order);
  return [moneyBack(refunded), await whatHappensNext(tx, order)];
};

const sendAgain = async (tx: Scope, issue: OrderIssue): Promise<readonly string[]> => {
  await refundRepository(tx.db).sendAgain(issue.about, tx.clock.now());
  await tx.enqueue(billingJobs.refund, { refundId: issue.about }, { key: `refund:${issue.about}` });
  return ['We have sent the money again. Banks usually show it in 5 to 10 days.'];
};

/** Carries out a decision. Returns the text for the patient besides the operator's answer. */
const carryOut = async (
  tx: Scope,
  order: CustomerOrder,
  issue: OrderIssue,
  decision: Decision,
): Promise<readonly string[]> => {
  switch (decision.decision) {
    case 'replace':
      return settleByReplacement(tx, order, issue, decision.cause);
    case 'refund':
      return refund(tx, order, issue, decision);
    case 'send_refund_again':
      return sendAgain(tx, issue);
    case 'resume_refills':
      return resumeRefills(tx, issue);
    case 'end_refills':
      return endRefills(tx, issue, decision.cause);
    case 'accept_return':
    case 'decline':
    case 'note':
      return [];
  }
};

const finish = async (tx: Scope, issue: OrderIssue, { decision, answer, cause }: Decision): Promise<void> => {
  // The issue ends when the pharmacy has responded.
  if (issue.kind === 'backordered') return;
  const outcome = outcomeOf[decision];
  if (outcome) return closeIssue(tx, issue, { outcome, answer, cause });
  const at = { entity: 'order_issue', id: issue.id, from: issue.status };
  await requireTransition(tx, issueMachine, at, 'awaiting_return', cause);
  const dueAt = issueDueAt(issue.kind, tx.clock.now());
  await orderIssueRepository(tx.db).change(issue.id, { status: 'awaiting_return', answer, dueAt });
};

/**
 * An operator decides about an issue: all changes to the order, payments, fills and refills are made in one
 * transaction, and the patient is notified. Deciding again is a CONFLICT; so is what the issue does not allow.
 * BAD_USER_INPUT names `decision`, `answer` or `amount`.
 */
export const decideIssue = async (
  scope: Scope,
  actor: Actor,
  { issueId, ...input }: { readonly issueId: string } & Record<string, unknown>,
): Promise<Result<OrderIssue>> => {
  const read = readInput(decisionInput, input);
  if (!read.ok) return read;
  const { decision, answer, amount = null } = read.value;
  return allOrNothing(scope, async (tx) => {
    const issues = orderIssueRepository(tx.db);
    const found = (await issues.find(issueId)) ?? orRefuse(notFound('issue'));
    await customerRepository(tx.db).lock(found.userId);
    const issue = (await issues.find(issueId)) ?? found;
    const order = (await orderRepository(tx.db).find(issue.orderId)) ?? orRefuse(notFound('order'));
    if (!decisionsFor(issue.kind, issue.status).includes(decision))
      return orRefuse(
        fail('CONFLICT', 'Somebody has decided about this already, or it cannot be decided so.'),
      );
    if (outcomeOf[decision] === 'replaced' && (await tx.use(leavingPort).isLeaving(issue.userId)))
      return orRefuse(
        fail('CONFLICT', 'The patient deletes the account, so nothing more is sent. Refund it instead.'),
      );
    const cause = { actor, reason: `${issue.kind}: ${decision}` };
    const decided = { decision, answer, amount, cause };
    await finish(tx, issue, decided);
    const consequences = await carryOut(tx, order, issue, decided);
    await recordAudit(tx, {
      actor,
      action: 'order.issue_decided',
      subject: 'order',
      subjectId: order.id,
      detail: { issueId, kind: issue.kind, decision, patientId: issue.userId },
    });
    await notifyPatient(tx, issue.userId, () => ({
      kind: 'order_issue_answered',
      subject: `About order ${order.number}`,
      sentences: [answer, ...consequences],
    }));
    return (await issues.find(issueId)) ?? issue;
  });
};
