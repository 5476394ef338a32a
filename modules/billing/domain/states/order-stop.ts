import type { OrderStatus } from './order.ts';

/** What came of a request to stop an order. `too_late`: it ships, or has shipped. */
export const stopAnswers = ['stopped', 'too_late'] as const;
export type StopAnswer = (typeof stopAnswers)[number];

/**
 * Why an order is to be stopped. `unsafe`: the patient must not take a product of it, or its treatment has ended.
 * `replaced`: another treatment takes the place of a product.
 */
export const stopCauses = ['unsafe', 'replaced'] as const;
export type StopCause = (typeof stopCauses)[number];

const unshipped: readonly OrderStatus[] = [
  'sent_to_pharmacy',
  'in_fulfillment',
  'backordered',
  'cancel_requested',
];

const left: readonly OrderStatus[] = [
  'partially_shipped',
  'shipped',
  'delivered',
  'returned',
  'lost',
  'replaced',
];

/** The pharmacy has the order, or is about to get it, and nothing of it has shipped. */
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
