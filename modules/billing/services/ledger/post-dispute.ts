import type { Scope } from '#server/scope.ts';
import {
  type DisputeMoney,
  disputeLostPostings,
  disputeMovedPostings,
} from '../../domain/ledger/dispute-postings.ts';
import type { Dispute } from '../../repositories/disputes.ts';
import { postEntry } from './post-entry.ts';

/** What a dispute takes from the processor's balance has changed from what is stored. */
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

/** The bank decided for the card holder. */
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
