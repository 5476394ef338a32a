import { formatMoney } from '#kernel/money.ts';
import type { WaitingFee } from '#modules/billing/domain/reconcile/compare-fees.ts';
import type { Difference } from '#modules/billing/domain/reconcile/difference.ts';

const differencesText = (differences: readonly Difference[]): string => {
  if (differences.length === 0) return 'The journal, the books and the payment processor agree.';
  const blocks = differences.map(
    ({ thing, kind, what, todo }, index) =>
      `${index + 1}. ${thing}: ${kind.replaceAll('_', ' ')}\n   ${what}\n   What to do: ${todo}`,
  );
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  return [`${count}:`, '', ...blocks].join('\n');
};

/** The differences in words: what is the case and what to do about it; then the charges whose fee is still to come. */
export const reconcileText = (found: {
  readonly differences: readonly Difference[];
  readonly waiting: readonly WaitingFee[];
}): string => {
  const { waiting } = found;
  const count = waiting.length === 1 ? '1 charge' : `${waiting.length} charges`;
  const lines = waiting.map(
    ({ invoiceNumber, intentId, amount, createdAt }) =>
      `   Invoice ${invoiceNumber}: ${formatMoney(amount)} of ${createdAt.toISOString()} (${intentId})`,
  );
  const rest = waiting.length === 0 ? [] : ['', `The processing fee of ${count} is still to come:`, ...lines];
  return [differencesText(found.differences), ...rest].join('\n');
};
