import { type ReactNode, useId } from 'react';
import type { Cents } from '#kernel/money.ts';
import { Money } from './money.tsx';
import styles from './price-summary.module.css';

export interface PriceRow {
  readonly label: ReactNode;
  /** A small line under the label: strength, supply, cadence. */
  readonly detail?: ReactNode;
  /** Cents, or words such as “Free”. */
  readonly amount: Cents | string;
  /** Price before a discount, in cents. */
  readonly was?: Cents;
}

export interface PriceSection {
  /** “Today”, “On approval”, “Next charge”. */
  readonly title: string;
  readonly rows?: readonly PriceRow[];
  /** Cents, or words such as “Nothing today”. */
  readonly total: Cents | string;
  /** When and under which condition, e.g. “Only if a clinician approves it”. */
  readonly note?: ReactNode;
}

export interface PriceSummaryProps {
  readonly sections: readonly PriceSection[];
  readonly label?: string;
  /** Last line: how it renews and how to cancel. */
  readonly footnote?: ReactNode;
}

const amountOf = (amount: Cents | string) =>
  typeof amount === 'number' ? <Money cents={amount} /> : <span>{amount}</span>;

/** What is paid when: each date with its lines and total, amounts aligned. */
export const PriceSummary = ({ sections, label = 'What you pay', footnote }: PriceSummaryProps) => {
  const id = useId();
  return (
    <section className={styles.summary} aria-label={label}>
      {sections.map((section, index) => (
        <div key={section.title} className={styles.section}>
          <h3 id={`${id}${index}`} className={styles.title}>
            <span>{section.title}</span>
            <span className={styles.total}>{amountOf(section.total)}</span>
          </h3>
          {section.note ? <p className={styles.note}>{section.note}</p> : null}
          {section.rows && section.rows.length > 0 ? (
            <dl className={styles.rows} aria-labelledby={`${id}${index}`}>
              {section.rows.map((row, at) => (
                // Rows have no identity of their own and never move.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <div key={at} className={styles.row}>
                  <dt>
                    {row.label}
                    {row.detail ? <span className={styles.detail}>{row.detail}</span> : null}
                  </dt>
                  <dd>
                    {row.was === undefined ? null : <Money cents={row.was} was />} {amountOf(row.amount)}
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      ))}
      {footnote ? <p className={styles.footnote}>{footnote}</p> : null}
    </section>
  );
};
