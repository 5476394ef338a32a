import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import styles from '../ui/desk-tasks/desk-tasks.module.css';
import { operatorLinks } from '../ui/desk-tasks/operator-links.ts';
import { TaskCard } from '../ui/desk-tasks/task-card.tsx';
import { DeskTasksPageDocument } from './desk-tasks.generated.ts';

interface Filter {
  readonly isClosed: boolean;
  readonly kind: string | null;
}

const filterOf = (search: Readonly<Record<string, string | undefined>>): Filter => ({
  isClosed: search.show === 'closed',
  kind: search.kind ?? null,
});

const hrefOf = ({ isClosed, kind }: Filter): string => {
  const search = new URLSearchParams({
    ...(isClosed ? { show: 'closed' } : {}),
    ...(kind ? { kind } : {}),
  }).toString();
  return search ? `/desk/tasks?${search}` : '/desk/tasks';
};

export const data = pageData(DeskTasksPageDocument, ({ search }) => filterOf(search));

/** Where operators work on billing tasks. */
export const Page = () => {
  const { tasks, kinds, waiting } = usePageData(data).deskBillingTasks;
  const filter = filterOf(usePageContext().input.search);
  const go = (change: Partial<Filter>) => void goTo(hrefOf({ ...filter, ...change }));
  return (
    <AdminLayout links={operatorLinks(waiting)} current="/desk/tasks" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Billing tasks"
          lead="Charges, refunds and disputes that need a person. The earliest deadline comes first."
        />
        <div className={styles.filters}>
          <SelectField
            name="show"
            label="Show"
            options={[
              { value: 'open', label: `Open (${waiting.tasks})` },
              { value: 'closed', label: 'Closed' },
            ]}
            value={filter.isClosed ? 'closed' : 'open'}
            onChange={(value) => go({ isClosed: value === 'closed' })}
          />
          <SelectField
            name="kind"
            label="About"
            placeholder="Everything"
            options={kinds.map(({ kind: value, label }) => ({ value, label }))}
            value={filter.kind ?? ''}
            onChange={(kind) => go({ kind: kind || null })}
          />
        </div>
        {tasks.length === 0 ? (
          <EmptyState title={filter.isClosed ? 'No task was closed yet' : 'No task waits'}>
            A task appears here when a charge has no known outcome, or when the daily comparison with the
            payment processor finds a difference.
          </EmptyState>
        ) : (
          <Stack gap={5}>
            {tasks.map((task) => (
              <TaskCard key={task.id} task={task} />
            ))}
          </Stack>
        )}
      </Stack>
    </AdminLayout>
  );
};
