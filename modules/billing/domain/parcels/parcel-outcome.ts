import type { OrderStatus } from '../states/order.ts';
import type { IssueDecision } from './issue-kinds.ts';

/**
 * The statuses of an order that follow from a decision, in order. A decision about part of an order changes no status:
 * the lines record what the patient did not get. `refunded` follows when the money is on its way.
 */
export const statusesAfter = (
  status: OrderStatus,
  decision: Extract<IssueDecision, 'replace' | 'refund'>,
  isWhole: boolean,
): readonly OrderStatus[] => {
  if (!isWhole) return [];
  const lost: readonly OrderStatus[] = status === 'shipped' ? ['lost'] : [];
  return decision === 'replace' ? [...lost, 'replaced'] : lost;
};

interface Share {
  readonly amount: number;
  readonly productId: number | null;
}

/**
 * Cents to refund for some products of an invoice, never more than what is `left` of its charge: all of it, shipping
 * included, for the whole order, else the lines of the products with their discounts and taxes.
 */
export const refundFor = (
  lines: readonly Share[],
  productIds: readonly number[],
  isWhole: boolean,
  left: number,
): number => {
  if (isWhole) return left;
  const own = lines.filter(({ productId }) => productId !== null && productIds.includes(productId));
  const sum = own.reduce((total, { amount }) => total + amount, 0);
  return Math.max(0, Math.min(left, sum));
};
