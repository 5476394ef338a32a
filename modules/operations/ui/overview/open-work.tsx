import { Badge } from '#client/ui/badge.tsx';
import styles from './overview.module.css';

export interface OpenWorkProps {
  readonly open: readonly {
    readonly label: string;
    readonly count: number;
    readonly href: string;
    readonly isUrgent: boolean;
  }[];
}

/** What waits now, with links to where it is done. */
export const OpenWork = ({ open }: OpenWorkProps) => (
  <ul className={styles.open}>
    {open.map(({ label, count, href, isUrgent }) => (
      <li key={label}>
        <span className={styles.number}>
          {count} {isUrgent && count > 0 ? <Badge tone="danger">Now</Badge> : null}
        </span>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);
