import { useEffect, useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { goTo, refreshPage } from '#client/routing/navigate.ts';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { PAGE_SIZE, type QueueView } from '../domain/queue-views.ts';
import { counted } from '../ui/case-labels.ts';
import { CaseSearch } from '../ui/case-search.tsx';
import { SEARCH_FIELD } from '../ui/element-ids.ts';
import { FurtherTasks } from '../ui/further-tasks.tsx';
import { LazyShortcutHelp } from '../ui/lazy-shortcut-help.tsx';
import { QueueFilters } from '../ui/queue-filters.tsx';
import { QueueTable } from '../ui/queue-table.tsx';
import { isNarrowed, parseFilter, queueHref, taskLabel, viewLabels } from '../ui/queue-view.ts';
import { rowKeys } from '../ui/row-focus.ts';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { DeskQueuePageDocument } from './desk.generated.ts';
import styles from './desk.module.css';

export const data = pageData(DeskQueuePageDocument, ({ search }) => {
  const { view, task, line, state, flagged, after } = parseFilter(search);
  return { input: { view, task, line, state, flagged, after, first: PAGE_SIZE } };
});

const empty: Readonly<Record<QueueView, { title: string; text: string }>> = {
  waiting: {
    title: 'Nobody is waiting',
    text: 'New visits and renewals appear here when a patient submits them.',
  },
  mine: { title: 'You have no open cases', text: 'Open a waiting case and take it to see it here.' },
  reply: { title: 'Every message is answered', text: 'A case appears here when its patient writes to you.' },
  all: { title: 'No cases yet', text: 'Visits appear here when a patient submits one.' },
  decided: { title: 'Nothing is decided yet', text: 'Cases appear here when a clinician has decided.' },
};

const help = [
  { keys: ['j', '↓'], does: 'Next case' },
  { keys: ['k', '↑'], does: 'Previous case' },
  { keys: ['Enter'], does: 'Open the case' },
  { keys: ['/'], does: 'Search' },
  { keys: ['w', 'm', 'r', 'd'], does: 'Waiting, mine, needs reply, decided' },
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

const lead = ({ waiting, late }: { readonly waiting: number; readonly late: number }): string => {
  if (waiting === 0) return 'No case is waiting.';
  const overdue = late === 0 ? '' : `, ${late} past the deadline`;
  return `${counted(waiting, 'case is', 'cases are')} waiting${overdue}. The next deadline comes first.`;
};

export const Page = () => {
  const { cases, counts, next } = usePageData(data).deskQueuePage;
  const filter = parseFilter(usePageContext().input.search);
  const { view, after } = filter;
  const narrowed = isNarrowed(filter);
  const [helpOpen, setHelpOpen] = useState(false);
  useFreshOnReturn();
  const show = (wanted: QueueView) => void goTo(queueHref(filter, { view: wanted, task: null }));
  useShortcuts({
    ...rowKeys,
    '/': () => document.getElementById(SEARCH_FIELD)?.focus(),
    w: () => show('waiting'),
    m: () => show('mine'),
    r: () => show('reply'),
    d: () => show('decided'),
    '?': () => setHelpOpen(true),
  });
  const title = filter.task === null ? viewLabels[view] : taskLabel(filter.task);

  return (
    <AdminLayout
      links={adminLinks.map((item) => (item.href === '/desk' ? { ...item, count: counts.waiting } : item))}
      current="/desk"
      account={<StaffAccount />}
    >
      <Stack gap={5}>
        <Cluster gap={3} spread>
          <header className={styles.heading}>
            <h1 id="page-title" tabIndex={-1}>
              Cases
            </h1>
            <p>{lead(counts)}</p>
          </header>
          <Button variant="quiet" size="small" className={styles.help} onClick={() => setHelpOpen(true)}>
            Keyboard shortcuts
          </Button>
        </Cluster>
        <CaseSearch />
        <QueueFilters counts={counts} current={filter} />
        {cases.length > 0 ? (
          <QueueTable
            rows={cases}
            caption={`${title}: cases, the ${view === 'decided' ? 'newest decision' : 'next deadline'} first`}
          />
        ) : (
          <EmptyState
            title={narrowed || after ? 'No case here' : empty[view].title}
            action={
              narrowed || after || (view !== 'all' && counts.all > 0) ? (
                <LinkButton
                  variant="secondary"
                  size="small"
                  href={narrowed || after ? queueHref({ ...parseFilter({}), view }) : '/desk?show=all'}
                >
                  {narrowed || after ? 'Show all of this view' : 'Show all cases'}
                </LinkButton>
              ) : undefined
            }
          >
            {narrowed || after ? 'Others may be in the rest of this view.' : empty[view].text}
          </EmptyState>
        )}
        {after || next ? (
          <nav aria-label="Pages">
            <Cluster gap={3}>
              {after ? (
                <LinkButton variant="secondary" size="small" href={queueHref(filter)}>
                  First page
                </LinkButton>
              ) : null}
              {next ? (
                <LinkButton variant="secondary" size="small" href={queueHref(filter, { after: next })}>
                  Next page
                </LinkButton>
              ) : null}
            </Cluster>
          </nav>
        ) : null}
        <FurtherTasks />
      </Stack>
      <LazyShortcutHelp open={helpOpen} onClose={() => setHelpOpen(false)} lines={help} />
    </AdminLayout>
  );
};
