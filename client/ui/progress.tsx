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

export interface ProgressStepsProps {
  readonly steps: readonly string[];
  /** Index of the step under way; equal to the length when all are done. */
  readonly current: number;
  readonly label?: string;
}

/** Named steps in a row, for flows of two to five screens. */
export const ProgressSteps = ({ steps, current, label = 'Steps' }: ProgressStepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step}
        data-state={index < current ? 'done' : index === current ? 'current' : 'next'}
        aria-current={index === current ? 'step' : undefined}
      >
        <span>{step}</span>
        {index < current ? <span className="visually-hidden">, done</span> : null}
      </li>
    ))}
  </ol>
);
