import { allOrNothing, orRefuse } from '#kernel/all-or-nothing.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, type Result } from '#kernel/result.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { operatorReportInput } from '../../domain/parcels/parcel-input.ts';
import { customerRepository } from '../../repositories/customers.ts';
import type { OrderIssue } from '../../repositories/order-issues.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { openReport } from './report-problem.ts';

/**
 * An operator opens an issue for a patient who calls or writes; the same limits apply as for the patient.
 * BAD_USER_INPUT names `orderNumber`, `kind`, `productIds`, `wish` or `details`.
 */
export const reportForPatient = async (
  scope: Scope,
  actor: Actor,
  input: unknown,
): Promise<Result<OrderIssue>> => {
  const read = readInput(operatorReportInput, input);
  if (!read.ok) return read;
  const { orderNumber, productIds, ...report } = read.value;
  return allOrNothing(scope, async (tx) => {
    const unknown = badInput([{ field: 'orderNumber', message: 'There is no order with this number.' }]);
    const orders = orderRepository(tx.db);
    const orderId = (await orders.idOf(orderNumber)) ?? orRefuse(unknown);
    const owner = (await orders.find(orderId)) ?? orRefuse(unknown);
    await customerRepository(tx.db).lock(owner.userId);
    const order = (await orders.find(orderId)) ?? owner;
    const had = order.lines.filter(({ canceled, isHad, isShipped }) => !canceled && isHad && isShipped);
    const issue = await openReport(tx, actor, order, {
      ...report,
      productIds: productIds ?? had.map(({ productId }) => productId),
    });
    await recordAudit(tx, {
      actor,
      action: 'order.problem_reported',
      subject: 'order',
      subjectId: order.id,
      detail: { issueId: issue.id, kind: issue.kind, patientId: order.userId },
    });
    return issue;
  });
};
