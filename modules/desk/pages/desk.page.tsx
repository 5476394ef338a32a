import { useEffect, useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { counted } from '../ui/case-labels.ts';
import { FurtherTasks } from '../ui/further-tasks.tsx';
import { QueueFilters } from '../ui/queue-filters.tsx';
import { QueueTable } from '../ui/queue-table.tsx';
import { filterLabels, isOverdue, parseFilter, type QueueFilter, queueFor } from '../ui/queue-view.ts';
import { rowKeys } from '../ui/row-focus.ts';
import { ShortcutHelp } from '../ui/shortcut-help.tsx';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { DeskQueuePageDocument } from './desk.generated.ts';
import styles from './desk.module.css';

export const data = pageData(DeskQueuePageDocument, () => ({}));

const empty: Readonly<Record<QueueFilter, { title: string; text: string }>> = {
  waiting: {
    title: 'Nobody is waiting',
    text: 'New visits and renewals appear here when a patient hands them in.',
  },
  mine: { title: 'You have no open cases', text: 'Open a waiting case and take it to see it here.' },
  reply: { title: 'Every message is answered', text: 'A case appears here when its patient writes to you.' },
  all: { title: 'No cases yet', text: 'Visits appear here when a patient hands one in.' },
};

const help = [
  { keys: ['j', '↓'], does: 'Next case' },
  { keys: ['k', '↑'], does: 'Previous case' },
  { keys: ['Enter'], does: 'Open the case' },
  { keys: ['?'], does: 'Show this list' },
];

/** Reloads the queue when the tab becomes visible again. */
const useFreshOnReturn = () => {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void refreshPage();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
};

export const Page = () => {
  const { deskQueue } = usePageData(data);
  const filter = parseFilter(usePageContext().input.search.show);
  const [helpOpen, setHelpOpen] = useState(false);
  useFreshOnReturn();
  useShortcuts({ ...rowKeys, '?': () => setHelpOpen(true) });

  const rows = queueFor(deskQueue, filter);
  const waiting = queueFor(deskQueue, 'waiting');
  const overdue = waiting.filter(isOverdue).length;
  const late = overdue === 0 ? '' : `, ${overdue} for more than 24 hours`;

  return (
    <AdminLayout
      links={adminLinks.map((item) => (item.href === '/desk' ? { ...item, count: waiting.length } : item))}
      current="/desk"
      account={<StaffAccount />}
    >
      <Stack gap={5}>
        <header className={styles.heading}>
          <h1 id="page-title" tabIndex={-1}>
            Cases
          </h1>
          <p>
            {waiting.length === 0
              ? 'No case is waiting.'
              : `${counted(waiting.length, 'case is', 'cases are')} waiting${late}. The oldest comes first.`}
          </p>
        </header>
        <Cluster gap={3} spread>
          <QueueFilters rows={deskQueue} current={filter} />
          <Button variant="quiet" size="small" className={styles.help} onClick={() => setHelpOpen(true)}>
            Keyboard shortcuts
          </Button>
        </Cluster>
        {rows.length > 0 ? (
          <QueueTable rows={rows} caption={`${filterLabels[filter]}: cases, oldest first`} />
        ) : (
          <EmptyState
            title={empty[filter].title}
            action={
              filter !== 'all' && deskQueue.length > 0 ? (
                <LinkButton variant="secondary" size="small" href="/desk?show=all">
                  Show all cases
                </LinkButton>
              ) : undefined
            }
          >
            {empty[filter].text}
          </EmptyState>
        )}
        <FurtherTasks />
      </Stack>
      <ShortcutHelp open={helpOpen} onClose={() => setHelpOpen(false)} lines={help} />
    </AdminLayout>
  );
};
