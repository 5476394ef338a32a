import type { Cents } from '#kernel/money.ts';
import { type Posting, transfer } from './posting.ts';

/** A patient gets a credit. It is used by the `credit` lines of invoices. */
export const creditGrantedPostings = (amount: Cents): readonly Posting[] =>
  transfer(amount, 'credits_granted', 'credits_liability');

/** A credit that was not used is taken back, or has expired. */
export const creditWithdrawnPostings = (amount: Cents): readonly Posting[] =>
  transfer(amount, 'credits_liability', 'credits_granted');
