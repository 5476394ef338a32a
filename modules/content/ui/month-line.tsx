import type { TreatmentStep } from '#modules/catalogue/index.ts';
import styles from './month-line.module.css';

/** What to expect over a year, from left to right; stacked on phones. */
export const MonthLine = ({
  label,
  steps,
}: {
  readonly label: string;
  readonly steps: readonly TreatmentStep[];
}) => (
  <ol className={styles.line} aria-label={label}>
    {steps.map(({ when, title, text }) => (
      <li key={when}>
        <p className={styles.when}>{when}</p>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);
