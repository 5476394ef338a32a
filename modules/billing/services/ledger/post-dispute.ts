import type { Scope } from '#server/scope.ts';
import {
  type DisputeMoney,
  disputeLostPostings,
  disputeMovedPostings,
} from '../../domain/ledger/dispute-postings.ts';
import type { Dispute } from '../../repositories/disputes.ts';
import { postEntry } from './post-entry.ts';

/** The amount that a dispute takes from the processor's balance differs from the stored one. */
export const postDisputeMoved = async (
  tx: Scope,
  { id, invoiceId, withdrawn, fee }: Pick<Dispute, 'id' | 'invoiceId' | 'withdrawn' | 'fee'>,
  after: DisputeMoney,
): Promise<void> => {
  await postEntry(tx, {
    key: `dispute:${id}:${withdrawn}:${fee}:${after.withdrawn}:${after.fee}`,
    event: 'dispute_moved',
    source: { kind: 'dispute', id },
    invoiceId,
    postings: disputeMovedPostings({ withdrawn, fee }, after),
  });
};

/** The issuer decided for the card holder. */
export const postDisputeLost = async (
  tx: Scope,
  { id, invoiceId, withdrawn }: Pick<Dispute, 'id' | 'invoiceId' | 'withdrawn'>,
): Promise<void> => {
  await postEntry(tx, {
    key: `dispute:${id}:lost`,
    event: 'dispute_lost',
    source: { kind: 'dispute', id },
    invoiceId,
    postings: disputeLostPostings(withdrawn),
  });
};
