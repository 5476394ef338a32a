import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import styles from './see-someone.module.css';

export interface SeeSomeoneProps {
  readonly title: string;
  readonly lead?: string;
  readonly reasons: readonly string[];
  /** `urgent`: an emergency. */
  readonly tone?: 'person' | 'urgent';
  readonly children?: ReactNode;
}

/** When neither this page nor this service is enough. */
export const SeeSomeone = ({ title, lead, reasons, tone = 'person', children }: SeeSomeoneProps) => (
  <div className={styles.box} data-tone={tone}>
    <Icon name={tone === 'urgent' ? 'alert' : 'user'} size={28} className={styles.icon} />
    <div className={styles.text}>
      <h2>{title}</h2>
      {lead ? <p>{lead}</p> : null}
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {children}
    </div>
  </div>
);

const phone = (number: string) => <a href={`tel:${number}`}>{number}</a>;

/** Whom to call, in one sentence. */
export const CallNow = () => (
  <p>
    Call {phone('911')} in an emergency. If you have thoughts of hurting yourself, call or text {phone('988')}{' '}
    at any hour.
  </p>
);
