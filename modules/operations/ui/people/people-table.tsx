import { listHref } from '#client/routing/list-href.ts';
import { Badge, type BadgeProps } from '#client/ui/badge.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import type { DeskPersonRowContentFragment } from './desk-person-row-content.generated.ts';
import styles from './people.module.css';

export interface PeopleTableProps {
  readonly people: readonly DeskPersonRowContentFragment[];
}

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  active: 'done',
  leaving: 'caution',
  deleted: 'danger',
};

/** People that were found; each name leads to what there is of them. */
export const PeopleTable = ({ people }: PeopleTableProps) => (
  <DataTable
    caption="People, newest accounts first"
    rows={people}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'name',
        title: 'Name',
        cell: ({ id, name }) => (
          <a href={listHref('/desk/people', { person: id })}>{name ?? 'Name not known'}</a>
        ),
      },
      {
        key: 'contact',
        title: 'Email and phone',
        cell: ({ email, phone }) => (
          <>
            {email ?? '–'}
            {phone === null ? null : <span className={styles.fine}>{phone}</span>}
          </>
        ),
      },
      { key: 'state', title: 'Lives in', cell: ({ state }) => state ?? '–' },
      {
        key: 'account',
        title: 'Account',
        cell: ({ accountState, accountStateLabel }) => (
          <Badge tone={tones[accountState] ?? 'neutral'}>{accountStateLabel}</Badge>
        ),
      },
      { key: 'made', title: 'Since', cell: ({ createdAt }) => <DateText date={createdAt} /> },
    ]}
    empty={
      <EmptyState title="Nobody was found">
        Names are found by their beginning. Write an email address, a phone number and an order number in
        full.
      </EmptyState>
    }
  />
);
