import { brand } from '#config/brand.ts';
import { formatMoment } from '#kernel/moments.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import {
  type LimitScope,
  LONGEST_WINDOW_MS,
  lockedUntil,
  paymentLimits,
} from '../../domain/limits/payment-limits.ts';
import { paymentTryRepository } from '../../repositories/payment-tries.ts';

/** A try with its person, card and network address. */
export interface CardTry {
  readonly userId: string;
  readonly fingerprint: string | null;
  /** Network address; null when it is unknown. */
  readonly address: string | null;
  /** The idempotency key of the request; null for one that is never sent twice. */
  readonly requestKey: string | null;
}

const scopes: readonly LimitScope[] = ['person', 'card', 'address'];

/** All tests come from one address. */
const limitsOf = (scope: Scope, by: LimitScope) =>
  by === 'address' && scope.settings.APP_ENV === 'test'
    ? paymentLimits[by].map((limit) => ({ ...limit, most: limit.most * 1_000 }))
    : paymentLimits[by];

/**
 * Counts a try before the processor is asked, under locks that all processes share, so that simultaneous tries count
 * each other. Returns the id of the try, to be settled; fails with PAYMENT_DECLINED on `paymentMethodId` when a limit
 * is reached, which says until when and how to continue. The same request counts once.
 */
export const reserveTry = async (scope: Scope, card: CardTry): Promise<Result<string>> => {
  const reserved = await scope.transaction(async (tx): Promise<string | Date> => {
    const tries = paymentTryRepository(tx.db);
    const now = tx.clock.now();
    const since = new Date(now.getTime() - LONGEST_WINDOW_MS);
    await tries.lock(card);
    const earlier = await tries.earlier(card, since);
    if (earlier.sameRequest) return earlier.sameRequest;
    const id = tx.ids.uuid();
    const ends: number[] = [];
    for (const by of scopes) {
      const end = lockedUntil(earlier[by], limitsOf(tx, by), now);
      if (end) ends.push(end.getTime());
    }
    if (ends.length === 0) {
      await tries.add({ ...card, id, outcome: 'pending', at: now });
      return id;
    }
    if (!(await tries.wasRefusedSince(card.userId, since))) {
      // Not the request itself, which may be sent again later.
      await tries.add({ ...card, requestKey: null, id, outcome: 'refused', at: now });
      await recordAudit(tx, {
        actor: systemActor,
        action: 'payment.tries_locked',
        subject: 'person',
        subjectId: card.userId,
        detail: { until: new Date(Math.max(...ends)).toISOString() },
      });
    }
    return new Date(Math.max(...ends));
  });
  return typeof reserved === 'string' ? ok(reserved) : locked(reserved);
};

const locked = (until: Date): Result<never> => {
  const message = `Too many payments were declined, so no card can be tried until ${formatMoment(until)}. This attempt was not charged, and your cart is saved. Your bank can tell you why a card is declined. If you need help before then, call ${brand.supportPhone} or write to ${brand.supportEmail}.`;
  return fail('PAYMENT_DECLINED', message, [{ field: 'paymentMethodId', message }]);
};
