import { Accordion } from '#client/ui/accordion.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import type { AccountPageQuery } from '../../pages/account.generated.ts';
import styles from './notices.module.css';

type Notice = NonNullable<AccountPageQuery['currentUser']>['notices'][number];

const SHOWN = 5;

const items = (notices: readonly Notice[]) =>
  notices.map(({ id, subject, body, createdAt }) => ({
    id,
    title: (
      <span className={styles.title}>
        {subject}
        <span className={styles.when}>
          <span className="visually-hidden">, </span>
          <DateText date={createdAt} />
        </span>
      </span>
    ),
    content: <p className={styles.body}>{body}</p>,
  }));

/** Written notices, newest first; older ones are collapsed. */
export const Notices = ({ notices }: { readonly notices: readonly Notice[] }) => {
  if (notices.length === 0) return <p>Your written confirmations and reminders appear here.</p>;
  const older = notices.slice(SHOWN);
  return (
    <>
      <Accordion items={items(notices.slice(0, SHOWN))} />
      {older.length > 0 ? (
        <details className={styles.more}>
          <summary>Show {older.length} older ones</summary>
          <Accordion items={items(older)} />
        </details>
      ) : null}
    </>
  );
};
