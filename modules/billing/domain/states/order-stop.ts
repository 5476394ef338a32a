import type { OrderStatus } from './order.ts';
import type { RemoteOrderStatus } from './remote-order.ts';

/** What came of a request to stop an order. `too_late`: it ships, or has shipped. */
export const stopAnswers = ['stopped', 'too_late'] as const;
export type StopAnswer = (typeof stopAnswers)[number];

/**
 * Why an order is to be stopped, the weightiest first. `unsafe`: the patient must not take a product of it, or its
 * treatment has ended. `replaced`: another treatment takes the place of a product. `requested`: the patient does not want it.
 */
export const stopCauses = ['unsafe', 'replaced', 'requested'] as const;
export type StopCause = (typeof stopCauses)[number];

/** What the patient is told depends on the weightiest of several causes. */
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

/** The answer that a status already gives; null while the order can go either way. */
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
  /** It waits for stock, apart from the rest. */
  readonly isWaiting: boolean;
}

/**
 * What the pharmacy is asked to cancel because of products that are to be stopped. Until something has shipped, an order is
 * stopped as a whole, except because of what waits for stock: the rest ships without it.
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

/** How a patient may stop an order themselves: at once, by asking the pharmacy, or not any more (null). */
export type PatientStop = 'at_once' | 'ask_pharmacy';

/**
 * Whether the patient may stop the order. An order that waits for a clinician's decision is not among them: ending its
 * subscription or visit ends it, and nothing was charged. What the pharmacy refused will not ship, so it is stopped at once.
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
