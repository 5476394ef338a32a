import type { Difference } from '#modules/billing/domain/reconcile/difference.ts';

/** The differences in words: what is the case and what to do about it. */
export const reconcileText = (differences: readonly Difference[]): string => {
  if (differences.length === 0) return 'The journal, the books and the payment processor agree.';
  const blocks = differences.map(
    ({ thing, kind, what, todo }, index) =>
      `${index + 1}. ${thing}: ${kind.replaceAll('_', ' ')}\n   ${what}\n   What to do: ${todo}`,
  );
  const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
  return [`${count}:`, '', ...blocks].join('\n');
};
