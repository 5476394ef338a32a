import type { Scope } from '#server/scope.ts';
import type { OrderStatus } from '../../domain/states/order.ts';
import { answerOfStatus, type StopAnswer } from '../../domain/states/order-stop.ts';
import { orderStopRepository } from '../../repositories/order-stops.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { settleStop } from './settle-stop.ts';

interface Known {
  /** The order's status now. */
  readonly status: OrderStatus;
  /** Products that the pharmacy was just asked to cancel and refused to. */
  readonly refused?: readonly number[];
  /** Cents that are refunded for the stopped products. */
  readonly refunded?: number;
}

/**
 * Closes the open requests to stop products of a locked order whose outcome is known: canceled, shipped, or refused by
 * the pharmacy. Does nothing without an open request, so that repeating it notifies once.
 */
export const settleStops = async (
  tx: Scope,
  order: CustomerOrder,
  { status, refused = [], refunded = 0 }: Known,
): Promise<void> => {
  const open = (await orderStopRepository(tx.db).open(order.id)).map(({ productId }) => productId);
  if (open.length === 0) return;
  const whole = answerOfStatus(status);
  const lines = (await orderRepository(tx.db).find(order.id))?.lines ?? order.lines;
  const answerOf = (productId: number): StopAnswer | null => {
    const line = lines.find((one) => one.productId === productId);
    if (line?.canceled || whole === 'stopped') return 'stopped';
    return line?.isShipped || whole === 'too_late' || refused.includes(productId) ? 'too_late' : null;
  };
  const answered = (answer: StopAnswer) => open.filter((id) => answerOf(id) === answer);
  const stopped = answered('stopped');
  const isWhole = whole === 'stopped';
  if (stopped.length > 0)
    await settleStop(tx, order, { answer: 'stopped', productIds: stopped, refunded, isWhole });
  const late = answered('too_late');
  if (late.length > 0)
    await settleStop(tx, order, { answer: 'too_late', productIds: late, refunded: 0, isWhole: true });
};
