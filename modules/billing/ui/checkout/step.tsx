import { type ReactNode, useId } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import styles from './step.module.css';

interface StepProps {
  readonly number: number;
  readonly title: string;
  /** `locked` shows `children` as one short line about the step's content. */
  readonly state: 'open' | 'done' | 'locked';
  readonly children: ReactNode;
}

/** One numbered part of checkout. */
export const Step = ({ number, title, state, children }: StepProps) => {
  const id = useId();
  return (
    <section className={styles.step} data-state={state} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={16} /> : number}
        </span>
        <h2 id={id}>{title}</h2>
      </div>
      {state === 'locked' ? <p className={styles.later}>{children}</p> : children}
    </section>
  );
};
