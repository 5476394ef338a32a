import type { ReactNode } from 'react';
import { DateText } from './date-text.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  /** What happened or will happen, in plain words. */
  readonly title: ReactNode;
  readonly state: 'done' | 'current' | 'next' | 'stopped';
  readonly date?: Date | string;
  /** Instead of a date: “within 24 hours”, “about 3 days after approval”. */
  readonly when?: ReactNode;
  readonly detail?: ReactNode;
}

const words = { done: 'Done', current: 'Now', next: 'Next', stopped: 'Stopped' } as const;

/** The steps of a process, from first to last. */
export const Timeline = ({
  steps,
  label,
}: {
  readonly steps: readonly TimelineStep[];
  readonly label: string;
}) => (
  <ol className={styles.timeline} aria-label={label}>
    {steps.map((step, index) => (
      <li
        // Steps never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={index}
        className={styles.step}
        data-state={step.state}
        aria-current={step.state === 'current' ? 'step' : undefined}
      >
        <p className={styles.title}>
          <span className="visually-hidden">{words[step.state]}: </span>
          {step.title}
        </p>
        {step.date || step.when ? (
          <p className={styles.when}>{step.date ? <DateText date={step.date} /> : step.when}</p>
        ) : null}
        {step.detail ? <div className={styles.detail}>{step.detail}</div> : null}
      </li>
    ))}
  </ol>
);
