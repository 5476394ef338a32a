import { addDays } from '#kernel/dates.ts';
import { readInput } from '#kernel/input/read-input.ts';
import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { discountInput } from '../../domain/pricing/discount-input.ts';
import { discountedProductProblems } from '../../domain/pricing/discounted-product-problems.ts';
import { deskDiscountRepository } from '../../repositories/desk-discounts.ts';

/**
 * An operator creates a discount, valid from now on: with a code, or one that applies automatically. It is never
 * changed, only replaced by another one. Returns its id. FORBIDDEN for others; BAD_USER_INPUT names the field, `code`
 * for one that is taken.
 */
export const createDiscount = async (scope: Scope, actor: Actor, input: unknown): Promise<Result<string>> => {
  if (actor.role !== 'operator') return fail('FORBIDDEN', 'Only an operator can make a discount.');
  const read = readInput(discountInput, input);
  if (!read.ok) return read;
  const { minimumAmount, maxUses, maxUsesPerPerson, validUntil, ...given } = read.value;
  const discount = { ...given, cycles: given.cycles ?? null, productIds: given.productIds ?? null };
  const now = scope.clock.now();
  if (discount.kind === 'percent' && discount.value > 100)
    return badInput([{ field: 'value', message: 'Enter at most 100 percent.' }]);
  const problems = discountedProductProblems(discount, await scope.use(cataloguePort).products());
  if (problems.length > 0) return badInput(problems);
  // Through the end of the last day wherever the patient is.
  const end = validUntil === null ? null : addDays(new Date(`${validUntil}T12:00:00Z`), 1);
  if (end && end <= now)
    return badInput([{ field: 'validUntil', message: 'Choose a day that is not over.' }]);
  const id = scope.ids.uuid();
  return scope.transaction(async (tx) => {
    const added = await deskDiscountRepository(tx.db).add({
      ...discount,
      id,
      minimumAmount: minimumAmount ?? 0,
      maxUses: maxUses ?? null,
      maxUsesPerPerson: maxUsesPerPerson ?? null,
      validFrom: now,
      validUntil: end,
      createdBy: actor.id,
    });
    if (!added)
      return badInput([{ field: 'code', message: 'This code was given away already. Choose another one.' }]);
    await recordAudit(tx, {
      actor,
      action: 'discount.created',
      subject: 'discount',
      subjectId: id,
      detail: {
        code: discount.code,
        line: discount.lineKind,
        kind: discount.kind,
        value: discount.value,
        products: discount.productIds,
        reason: discount.reason,
      },
    });
    return ok(id);
  });
};
