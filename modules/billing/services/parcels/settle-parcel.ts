import type { Cause } from '#server/audit/transition.ts';
import type { Scope } from '#server/scope.ts';
import { moneyBack } from '../../domain/parcels/money-back.ts';
import { statusesAfter } from '../../domain/parcels/parcel-outcome.ts';
import { prescriptionGatePort } from '../../index.ts';
import type { OrderIssue } from '../../repositories/order-issues.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { transitionOrder } from '../transitions.ts';
import { isWholeOrder, refundOrder } from './paid-for.ts';
import { replaceOrder } from './replace-order.ts';

/**
 * The patient does not have these products of the parcel: they do not count as supply, and their fills are restored.
 */
const giveUp = async (tx: Scope, order: CustomerOrder, issue: OrderIssue): Promise<void> => {
  await orderRepository(tx.db).setHad(order.id, issue.productIds, tx.clock.now());
  const prescriptionIds = order.lines
    .filter(({ productId }) => issue.productIds.includes(productId))
    .flatMap(({ prescriptionId }) => prescriptionId ?? []);
  await tx.use(prescriptionGatePort).returnRefills(order.id, prescriptionIds);
};

const moveTo = async (
  tx: Scope,
  order: CustomerOrder,
  statuses: readonly CustomerOrder['status'][],
  cause: Cause,
): Promise<void> => {
  let { status } = order;
  for (const to of statuses) {
    await transitionOrder(tx, { id: order.id, status }, to, cause);
    status = to;
  }
};

/** An operator sends a new parcel for the products of an issue. Returns the text for the patient. */
export const settleByReplacement = async (
  tx: Scope,
  order: CustomerOrder,
  issue: OrderIssue,
  cause: Cause,
): Promise<readonly string[]> => {
  const isWhole = isWholeOrder(order, issue.productIds);
  await giveUp(tx, order, issue);
  await moveTo(tx, order, statusesAfter(order.status, 'replace', isWhole), cause);
  const id = await replaceOrder(tx, order, issue, cause);
  const number = (await orderRepository(tx.db).find(id))?.number ?? '';
  return [
    `We are sending a new package at no cost to you: order ${number}.`,
    'If the first one arrives after all, do not use both. Write to us.',
  ];
};

/**
 * An operator refunds the products of an issue. `amount`: cents that the operator chose. Returns the text for the
 * patient.
 */
export const settleByRefund = async (
  tx: Scope,
  order: CustomerOrder,
  issue: OrderIssue,
  { cause, amount }: { readonly cause: Cause; readonly amount: number | null },
): Promise<readonly string[]> => {
  const { productIds } = issue;
  const isWhole = isWholeOrder(order, productIds);
  const refunded = await refundOrder(tx, order, { productIds, amount, reason: `issue ${issue.id}` });
  await giveUp(tx, order, issue);
  await moveTo(tx, order, statusesAfter(order.status, 'refund', isWhole), cause);
  return [moneyBack(refunded)];
};
