import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { fail, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { type IssueWish, issueWishes } from '../../domain/parcels/issue-kinds.ts';
import { choicesFor } from '../../domain/parcels/order-issue.ts';
import { orderIssueRepository } from '../../repositories/order-issues.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { askToCancel } from './ask-to-cancel.ts';
import { lockOwnOrder } from './stop-my-order.ts';

/**
 * The patient chooses between a new parcel and a refund for an order that was lost or returned; an operator carries it
 * out. For out-of-stock lines they choose to wait or to cancel; the pharmacy is then asked immediately. Choosing again
 * replaces the choice. NOT_FOUND for another person's order; CONFLICT when there is nothing to choose.
 */
export const chooseForOrder = async (
  scope: Scope,
  actor: Actor,
  { orderId, wish }: { readonly orderId: string; readonly wish: string },
): Promise<Result<IssueWish>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  return allOrNothing(scope, async (tx) => {
    const order = await lockOwnOrder(tx, who.value, orderId);
    const chosen = issueWishes.find((one) => one === wish);
    const issues = orderIssueRepository(tx.db);
    const open = (await issues.openOf(order.id)).find(
      // What the pharmacy refused is stopped like any other order.
      ({ kind, status, wish: before }) =>
        kind !== 'rejected' && chosen !== undefined && choicesFor(kind, status, before).includes(chosen),
    );
    if (!open || !chosen) return orRefuse(fail('CONFLICT', 'There is nothing to choose for this order now.'));
    await issues.change(open.id, { wish: chosen });
    if (open.kind === 'backordered' && chosen === 'refund')
      await askToCancel(tx, order, {
        productIds: open.productIds,
        reason: 'out of stock: the patient cancels',
      });
    await recordAudit(tx, {
      actor,
      action: 'order.issue_choice',
      subject: 'order',
      subjectId: order.id,
      detail: { issueId: open.id, wish: chosen },
    });
    return chosen;
  });
};
