import { createHash } from 'node:crypto';
import { formatMoment } from '#kernel/moments.ts';
import type { Scope } from '#server/scope.ts';
import {
  codeLimits,
  LONGEST_WINDOW_MS,
  lockedUntil,
  type PaymentLimit,
} from '../../domain/limits/payment-limits.ts';
import { normalizeCode } from '../../domain/pricing/discount-offer.ts';
import { codeTryRepository } from '../../repositories/code-tries.ts';
import { discountRepository } from '../../repositories/discounts.ts';

/** A typed code with its person and network address. */
export interface TypedCode {
  readonly userId: string;
  readonly code: string;
  /** Network address; null when it is unknown. */
  readonly address: string | null;
}

/** All tests come from one address. */
const ofAddress = ({ settings }: Scope): readonly PaymentLimit[] =>
  settings.APP_ENV === 'test'
    ? codeLimits.address.map((limit) => ({ ...limit, most: limit.most * 1_000 }))
    : codeLimits.address;

/**
 * Counts a typed code before it prices anything. Null when it may be tried; otherwise the reason and until when. The
 * same code of the same person counts once, so that an address may be corrected meanwhile, and a known code stays
 * usable.
 */
export const limitCodes = (scope: Scope, { userId, code, address }: TypedCode): Promise<string | null> =>
  scope.transaction(async (tx) => {
    const typed = normalizeCode(code);
    const codeHash = createHash('sha256').update(typed).digest('hex');
    const tries = codeTryRepository(tx.db);
    await tries.lock({ userId, address });
    const known = await discountRepository(tx.db).isCode(typed, userId);
    const now = tx.clock.now();
    const before = await tries.find({ userId, codeHash });
    if (before) {
      if (before.known !== known) await tries.save({ userId, codeHash, address }, known, now);
      return null;
    }
    const since = new Date(now.getTime() - LONGEST_WINDOW_MS);
    const ends = [
      lockedUntil(await tries.unknown({ user_id: userId }, since), codeLimits.person, now),
      address ? lockedUntil(await tries.unknown({ address }, since), ofAddress(tx), now) : null,
    ].flatMap((end) => end?.getTime() ?? []);
    if (ends.length > 0)
      return `You tried too many invalid codes. You can try again after ${formatMoment(new Date(Math.max(...ends)))}. You can still order without a code.`;
    await tries.save({ userId, codeHash, address }, known, now);
    return null;
  });
