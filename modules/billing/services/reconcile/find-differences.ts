import type { Knex } from 'knex';
import type { PaymentSettlements } from '#server/ports/payment-settlements.ts';
import type { Books } from '../../domain/reconcile/books.ts';
import { compareBooks } from '../../domain/reconcile/compare-books.ts';
import { type WaitingFee, waitingFees } from '../../domain/reconcile/compare-fees.ts';
import { isOf, unlistedRefunds } from '../../domain/reconcile/compare-refunds.ts';
import type { Difference } from '../../domain/reconcile/difference.ts';
import type { ListedRefund, ProviderLists } from '../../domain/reconcile/listed.ts';
import type { ReconcileWindow } from '../../domain/reconcile/window.ts';
import { readBooks } from '../../repositories/books.ts';
import { listAtProvider, lookBackFrom } from './list-at-provider.ts';

/** Events and jobs have run after this long. */
const GRACE_MS = 3_600_000;

export interface ReconcileParts {
  readonly db: Knex;
  readonly gateway: Pick<PaymentSettlements, 'chargesSince' | 'refundsSince' | 'disputesSince' | 'refundsOf'>;
  readonly now: Date;
  /** Default: 35 days ago. */
  readonly since?: Date;
  /** What the processor lists since then, for a caller who has asked already. */
  readonly lists?: ProviderLists | undefined;
  /** Default: an hour. */
  readonly graceMs?: number | undefined;
}

/**
 * The lists, with refunds that were made before they begin and recorded afterwards: each charge whose refund is not in
 * the list is looked up.
 */
const withOlderRefunds = async (
  { gateway }: Pick<ReconcileParts, 'gateway'>,
  { refunds: booked }: Books,
  lists: ProviderLists,
  window: ReconcileWindow,
): Promise<ProviderLists> => {
  const unlisted = unlistedRefunds(booked, lists.refunds, window);
  const intents = [...new Set(unlisted.flatMap(({ intentId }) => intentId ?? []))];
  const older: ListedRefund[] = [];
  for (const intentId of intents)
    older.push(...(await gateway.refundsOf(intentId)).filter((theirs) => unlisted.some(isOf(theirs))));
  return { ...lists, refunds: [...older, ...lists.refunds] };
};

interface Comparison {
  readonly differences: readonly Difference[];
  /** Charges whose fee is still to come, which is no difference. */
  readonly waiting: readonly WaitingFee[];
}

/**
 * Compares our charges with their fees, refunds, disputes and the journal with what the payment processor lists, and
 * changes nothing. Throws GatewayUnavailable when the processor does not answer.
 */
export const compareWithProcessor = async ({
  db,
  gateway,
  now,
  since = lookBackFrom(now),
  lists: listed,
  graceMs = GRACE_MS,
}: ReconcileParts): Promise<Comparison> => {
  const lists = listed ?? (await listAtProvider(gateway, since));
  const window = { since, now, graceMs };
  const books = await readBooks(db, since, lists);
  return {
    differences: compareBooks(books, await withOlderRefunds({ gateway }, books, lists, window), window),
    waiting: waitingFees(books.charges, lists.charges, window),
  };
};

/** The differences of `compareWithProcessor`. */
export const findDifferences = async (parts: ReconcileParts): Promise<readonly Difference[]> =>
  (await compareWithProcessor(parts)).differences;
