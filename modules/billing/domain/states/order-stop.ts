import type { OrderStatus } from './order.ts';
import type { RemoteOrderStatus } from './remote-order.ts';

/** The result of a request to stop an order. `too_late`: it ships, or has shipped. */
export const stopAnswers = ['stopped', 'too_late'] as const;
export type StopAnswer = (typeof stopAnswers)[number];

/**
 * Why an order is to be stopped, the most serious first. `unsafe`: the patient must not take a product of it, or its
 * treatment has ended. `replaced`: another treatment replaces a product. `requested`: the patient does not want it.
 */
export const stopCauses = ['unsafe', 'replaced', 'requested'] as const;
export type StopCause = (typeof stopCauses)[number];

/** The notice to the patient depends on the most serious of several causes. */
export const weightiestCause = (causes: readonly StopCause[]): StopCause =>
  stopCauses.find((cause) => causes.includes(cause)) ?? 'unsafe';

const unshipped: readonly OrderStatus[] = [
  'sent_to_pharmacy',
  'in_fulfillment',
  'backordered',
  'partially_shipped',
  'cancel_requested',
];

const left: readonly OrderStatus[] = ['shipped', 'delivered', 'returned', 'lost', 'replaced'];

/** The pharmacy has the order, or is about to get it, and not everything in it has shipped. */
export const mayBeStopped = ({
  status,
  submittedAt,
}: {
  readonly status: OrderStatus;
  readonly submittedAt: Date | null;
}): boolean => unshipped.includes(status) || (status === 'on_hold' && submittedAt !== null);

/** The result that a status implies; null while the order may still be stopped or ship. */
export const answerOfStatus = (status: OrderStatus): StopAnswer | null => {
  if (status === 'canceled' || status === 'refunded') return 'stopped';
  return left.includes(status) ? 'too_late' : null;
};

/** A line of an order that is to be stopped. */
interface StoppableLine {
  readonly productId: number;
  readonly canceled: boolean;
  /** It has left the pharmacy. */
  readonly isShipped: boolean;
  /** It waits for stock, separately from the rest. */
  readonly isWaiting: boolean;
}

/**
 * What the pharmacy is asked to cancel because of products that are to be stopped. Until something has shipped, an
 * order is stopped as a whole; a line that waits for stock is canceled alone, and the rest ships.
 */
export const productsToCancel = (
  lines: readonly StoppableLine[],
  productIds: readonly number[],
): readonly number[] => {
  const live = lines.filter(({ canceled }) => !canceled);
  const open = live.filter(({ isShipped }) => !isShipped);
  const concerned = open.filter(({ productId }) => productIds.includes(productId));
  const isPart = open.length < live.length || concerned.every(({ isWaiting }) => isWaiting);
  const canceled = concerned.length === 0 || isPart ? concerned : open;
  return canceled.map(({ productId }) => productId);
};

/** How a patient may stop an order themselves: immediately, by asking the pharmacy, or no longer (null). */
export type PatientStop = 'at_once' | 'ask_pharmacy';

/**
 * Whether the patient may stop the order. Not an order that waits for a clinician's decision: it ends with its
 * subscription or visit, and nothing was charged. What the pharmacy refused will not ship, so it is stopped
 * immediately.
 */
export const patientStop = ({
  status,
  remoteStatus,
  isSent,
}: {
  readonly status: OrderStatus;
  readonly remoteStatus: RemoteOrderStatus | null;
  /** The pharmacy has it, or may have it. */
  readonly isSent: boolean;
}): PatientStop | null => {
  if (status === 'awaiting_payment' || status === 'ready') return 'at_once';
  if (status === 'on_hold') return !isSent || remoteStatus === 'rejected' ? 'at_once' : 'ask_pharmacy';
  return status === 'sent_to_pharmacy' || status === 'in_fulfillment' || status === 'backordered'
    ? 'ask_pharmacy'
    : null;
};
