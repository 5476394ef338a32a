import { Icon } from './icon.tsx';
import styles from './steps.module.css';

export interface StepsProps {
  /** What the steps lead to, for screen readers. */
  readonly label: string;
  /** Two or three words each. */
  readonly steps: readonly string[];
  /** The current step, from 0; the number of steps when all are done. */
  readonly current: number;
}

/** Progress through several pages: all names where there is space, the current one on phones. */
export const Steps = ({ label, steps, current }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, index) => {
      const state = index < current ? 'done' : index === current ? 'current' : 'next';
      return (
        <li
          key={step}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
          </span>
          <span className={styles.name}>
            {state === 'done' ? <span className="visually-hidden">Done: </span> : null}
            {step}
          </span>
        </li>
      );
    })}
  </ol>
);
