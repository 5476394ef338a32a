import { classNames } from './class-names.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  readonly value: number;
  readonly max: number;
  /** Says what the bar measures, e.g. “Question 3 of 9”. */
  readonly label: string;
  /** Thin and full width, for the edge of a header. */
  readonly edge?: boolean;
}

export const Progress = ({ value, max, label, edge = false }: ProgressProps) => (
  <progress
    className={classNames(styles.bar, edge && styles.edge)}
    value={value}
    max={max}
    aria-label={label}
  >
    {label}
  </progress>
);
