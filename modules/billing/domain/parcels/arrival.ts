import { formatDate } from '#kernel/dates.ts';
import { arrivesBy } from '../schedule/dispatch-promise.ts';
import type { Parcel } from './parcel.ts';

/**
 * When a package that is on its way should be there, as a sentence in the reader's time zone: the carrier's date, else
 * the usual one. Null for one that is not on its way.
 */
export const arrivalSentence = (
  { status, shippedAt, expectedAt }: Pick<Parcel, 'status' | 'shippedAt' | 'expectedAt'>,
  now: Date,
): string | null => {
  if (status !== 'shipped') return null;
  const by = expectedAt ?? arrivesBy(shippedAt);
  return by > now ? `It should be there by ${formatDate(by)}.` : 'It is taking longer than usual.';
};
