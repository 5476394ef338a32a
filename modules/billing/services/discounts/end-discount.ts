import { readInput } from '#kernel/input/read-input.ts';
import { fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { endDiscountInput } from '../../domain/pricing/discount-input.ts';
import { deskDiscountRepository } from '../../repositories/desk-discounts.ts';

/**
 * An operator ends a discount: no new order uses it. Promises to subscriptions continue. FORBIDDEN for others;
 * NOT_FOUND; CONFLICT when it has ended; BAD_USER_INPUT names `reason`.
 */
export const endDiscount = async (
  scope: Scope,
  actor: Actor,
  { discountId, ...input }: { readonly discountId: string } & Record<string, unknown>,
): Promise<Result<true>> => {
  if (actor.role !== 'operator') return fail('FORBIDDEN', 'Only an operator can end a discount.');
  const read = readInput(endDiscountInput, input);
  if (!read.ok) return read;
  const { reason } = read.value;
  if (!isUuid(discountId)) return notFound('discount');
  return scope.transaction(async (tx) => {
    const discounts = deskDiscountRepository(tx.db);
    const found = await discounts.lock(discountId);
    if (!found) return notFound('discount');
    if (found.hasEnded) return fail('CONFLICT', 'Somebody has ended this discount already.');
    await discounts.end(discountId, { at: tx.clock.now(), by: actor.id, reason });
    await recordAudit(tx, {
      actor,
      action: 'discount.ended',
      subject: 'discount',
      subjectId: discountId,
      detail: { reason },
    });
    return ok(true);
  });
};
