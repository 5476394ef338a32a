import { Moment } from '#client/ui/moment.tsx';
import styles from './entries.module.css';

interface EntriesProps {
  readonly entries: readonly {
    readonly id: string;
    readonly isPatient: boolean;
    readonly authorName: string;
    readonly body: string;
    readonly createdAt: string;
  }[];
  /** Who reads it sees their own side as “You”. */
  readonly reader: 'patient' | 'staff';
}

const nameOf = (isPatient: boolean, authorName: string, reader: EntriesProps['reader']): string => {
  if (reader === 'patient') return isPatient ? 'You' : 'Customer service';
  return authorName || (isPatient ? 'The patient' : 'Customer service');
};

/** What the patient and customer service wrote, the oldest first. */
export const Entries = ({ entries, reader }: EntriesProps) => (
  <ol className={styles.entries}>
    {entries.map(({ id, isPatient, authorName, body, createdAt }) => (
      <li key={id} className={styles.entry} data-own={(reader === 'patient') === isPatient || undefined}>
        <p className={styles.by}>
          {nameOf(isPatient, authorName, reader)}, <Moment at={createdAt} />
        </p>
        <p className={styles.body}>{body}</p>
      </li>
    ))}
  </ol>
);
