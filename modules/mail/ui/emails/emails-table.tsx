import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Moment } from '#client/ui/moment.tsx';
import type { DeskEmailRowFragment } from './desk-email-row.generated.ts';
import styles from './emails.module.css';

export interface EmailsTableProps {
  readonly emails: readonly DeskEmailRowFragment[];
  /** Id of the email that is being sent again; null while none is. */
  readonly sending: string | null;
  onSendAgain(id: string): void;
}

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  sent: 'done',
  bounced: 'danger',
  failed: 'danger',
  queued: 'caution',
};

const Fine = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.fine}>{children}</span>
);

const When = ({ email: { createdAt, nextTryAt, finishedAt, state } }: { email: DeskEmailRowFragment }) => (
  <>
    <Moment at={createdAt} />
    {nextTryAt === null ? null : (
      <Fine>
        Next try <Moment at={nextTryAt} />
      </Fine>
    )}
    {finishedAt === null || finishedAt === createdAt ? null : (
      <Fine>
        {state === 'sent' ? 'Sent' : 'Ended'} <Moment at={finishedAt} />
      </Fine>
    )}
  </>
);

/** Emails with what became of them. What they say is not shown. */
export const EmailsTable = ({ emails, sending, onSendAgain }: EmailsTableProps) => (
  <DataTable
    caption="Emails, newest first"
    rows={emails}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'subject',
        title: 'Email',
        cell: ({ subject, label }) => (
          <span className={styles.text}>
            {subject || 'Its text was deleted'}
            <Fine>{label}</Fine>
          </span>
        ),
      },
      {
        key: 'to',
        title: 'To',
        cell: ({ recipient, addressProblem }) => (
          <span className={styles.text}>
            {recipient ?? '–'}
            {addressProblem === null ? null : <Fine>{addressProblem}</Fine>}
          </span>
        ),
      },
      { key: 'when', title: 'Written', cell: (email) => <When email={email} /> },
      {
        key: 'state',
        title: 'State',
        cell: ({ state, stateLabel, problem }) => (
          <>
            <Badge tone={tones[state] ?? 'neutral'}>{stateLabel}</Badge>
            {problem === null ? null : <Fine>{problem}</Fine>}
          </>
        ),
      },
      { key: 'tries', title: 'Tries', numeric: true, cell: ({ tries }) => tries },
      {
        key: 'provider',
        title: 'Provider’s id',
        cell: ({ providerId }) => <span className={styles.text}>{providerId ?? '–'}</span>,
      },
      {
        key: 'again',
        title: 'Send again',
        cell: ({ id, subject, canSendAgain, whyNotAgain }) =>
          canSendAgain ? (
            <Button size="small" variant="secondary" pending={sending === id} onClick={() => onSendAgain(id)}>
              Send again
              <span className="visually-hidden"> “{subject}”</span>
            </Button>
          ) : (
            (whyNotAgain ?? '–')
          ),
      },
    ]}
    empty={
      <EmptyState title="No emails">
        There is no email like this. Choose another state or kind, or clear the address.
      </EmptyState>
    }
  />
);
