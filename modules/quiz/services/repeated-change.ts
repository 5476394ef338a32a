import { orRefuse } from '#kernel/all-or-nothing.ts';
import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import { badInput, notFound } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import type { OtcChangeQuote } from '#modules/billing/index.ts';
import type { Scope } from '#server/scope.ts';
import { treatmentChangeRepository } from '../repositories/treatment-changes.ts';

type ChangedCharge = OtcChangeQuote['charges'][number];

interface Answer {
  readonly charges: readonly ChangedCharge[];
}

/** Dates are text inside JSON. */
type Stored<T extends Answer> = Omit<T, 'charges'> & {
  readonly charges: readonly (Omit<ChangedCharge, 'on' | 'later'> & {
    readonly on: JsonInstant;
    /** Left out of answers that were stored before it was shown. */
    readonly later?: ChangedCharge['later'];
  })[];
};

/**
 * Makes a change once for each id of a request: the same request is given the first answer again and changes nothing. Refuses
 * an id that is none, on `requestId`, and another person's. In the caller's transaction.
 */
export const onceForRequest = async <T extends Answer>(
  tx: Scope,
  { requestId, userId }: { readonly requestId: string; readonly userId: string },
  change: () => Promise<T>,
): Promise<Omit<T, 'charges'> & Answer> => {
  if (!isUuid(requestId))
    return orRefuse(badInput([{ field: 'requestId', message: 'Please load the page again.' }]));
  const changes = treatmentChangeRepository(tx.db);
  if (await changes.begin(requestId, userId, tx.clock.now())) {
    const answer = await change();
    await changes.finish(requestId, answer);
    return answer;
  }
  const stored = await changes.answerOf<Stored<T>>(requestId, userId);
  if (!stored) return orRefuse(notFound('change'));
  const charges = stored.charges.map((charge) => ({
    ...charge,
    on: instant(charge.on),
    later: charge.later ?? { amount: charge.after, laterSteps: [] },
  }));
  return { ...stored, charges };
};
