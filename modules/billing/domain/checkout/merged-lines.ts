import type { Cents } from '#kernel/money.ts';

interface Line {
  readonly kind: string;
  readonly label: string;
  readonly amount: Cents;
}

/** Lines as they are shown: each product on its own line, and one sum for each discount, fee and tax. */
export const mergedLines = (lines: readonly Line[]): readonly Pick<Line, 'label' | 'amount'>[] => {
  const shown = new Map<string, Pick<Line, 'label' | 'amount'>>();
  for (const [index, { kind, label, amount }] of lines.entries()) {
    const key = kind === 'product' ? `product ${index}` : `${kind} ${label}`;
    shown.set(key, { label, amount: amount + (shown.get(key)?.amount ?? 0) });
  }
  return [...shown.values()];
};
