import type { Cents } from '#kernel/money.ts';

/**
 * Splits `amount` by `weights` so that the parts add up to it exactly (largest remainder; ties go to the
 * earlier one). Each part differs from the exact share by less than one cent. When all weights are 0 the split is even.
 *
 * @param amount integer cents; a negative amount returns negative parts
 * @param weights non-negative integers, at least one
 * @throws RangeError on fractions, negative weights or an empty list
 */
export const allocate = (amount: Cents, weights: readonly number[]): readonly Cents[] => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an integer amount: ${amount}`);
  if (weights.length === 0) throw new RangeError('nothing to allocate to');
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0))
    throw new RangeError('weights must be non-negative integers');
  if (amount < 0) return allocate(-amount, weights).map((part) => 0 - part);

  // BigInt: the product of two amounts can exceed the safe integers.
  const even = weights.every((weight) => weight === 0);
  const shares = weights.map((weight) => BigInt(even ? 1 : weight));
  const total = shares.reduce((sum, share) => sum + share, 0n);
  const parts = shares.map((share, index) => ({
    index,
    part: Number((BigInt(amount) * share) / total),
    remainder: (BigInt(amount) * share) % total,
  }));
  const missing = amount - parts.reduce((sum, { part }) => sum + part, 0);
  const topped = new Set(
    [...parts]
      .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return parts.map(({ index, part }) => part + (topped.has(index) ? 1 : 0));
};
