import { type Cents, formatMoney } from '#kernel/money.ts';

export interface MoneyProps {
  readonly cents: Cents;
  /** Before a discount: struck through, and announced as the old price. */
  readonly was?: boolean;
}

/** `$54.00` in tabular figures. */
export const Money = ({ cents, was = false }: MoneyProps) =>
  was ? (
    <s className="tabular">
      <span className="visually-hidden">was </span>
      {formatMoney(cents)}
    </s>
  ) : (
    <span className="tabular">{formatMoney(cents)}</span>
  );
