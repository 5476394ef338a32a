import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { hrefOfJobs, type JobFilter, jobFilterOf } from '../ui/jobs/job-filter.ts';
import styles from '../ui/jobs/jobs.module.css';
import { JobsTable } from '../ui/jobs/jobs-table.tsx';
import { KindsTable } from '../ui/jobs/kinds-table.tsx';
import { useRetry } from '../ui/jobs/use-retry.ts';
import { DeskJobsPageDocument } from './desk-jobs.generated.ts';

export const data = pageData(DeskJobsPageDocument, ({ search }) => ({ ...jobFilterOf(search) }));

/** Background jobs that are given up or wait, and trying them again. */
export const Page = () => {
  const { kinds, jobs, next } = usePageData(data).deskJobs;
  const filter = jobFilterOf(usePageContext().input.search);
  const retry = useRetry();
  const go = (change: Partial<JobFilter>) => void goTo(hrefOfJobs({ ...filter, before: null, ...change }));
  return (
    <AdminLayout links={adminLinks} current="/desk/jobs" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Background jobs"
          lead="What the product does after an answer: emails, charges, orders to the pharmacy. A job that fails is tried again for hours, then given up. Trying one again never does anything twice."
        />
        {retry.failure ? <Notice tone="danger">{retry.failure.message}</Notice> : null}
        <div role="status">
          {retry.result === null ? null : (
            <Notice tone="success" live={false}>
              {retry.result}
            </Notice>
          )}
        </div>
        <section aria-labelledby="kinds">
          <Stack gap={4}>
            <h2 id="kinds">By kind</h2>
            <KindsTable kinds={kinds} retry={retry} />
          </Stack>
        </section>
        <section aria-labelledby="jobs">
          <Stack gap={4}>
            <h2 id="jobs">{filter.state === 'failed' ? 'Given up' : 'Waiting'}</h2>
            <div className={styles.filters}>
              <SelectField
                name="show"
                label="Show"
                options={[
                  { value: 'failed', label: 'Given up' },
                  { value: 'waiting', label: 'Waiting' },
                ]}
                value={filter.state}
                onChange={(state) => go({ state: state === 'waiting' ? 'waiting' : 'failed' })}
              />
              <SelectField
                name="kind"
                label="Kind"
                placeholder="All"
                options={[
                  ...new Set([...kinds.map(({ kind }) => kind), ...(filter.kind ? [filter.kind] : [])]),
                ].map((kind) => ({ value: kind, label: kind }))}
                value={filter.kind ?? ''}
                onChange={(kind) => go({ kind: kind || null })}
              />
            </div>
            <JobsTable state={filter.state} jobs={jobs} retry={retry} />
            <Cluster gap={3}>
              {filter.before === null ? null : (
                <LinkButton size="small" variant="quiet" href={hrefOfJobs({ ...filter, before: null })}>
                  Show the newest
                </LinkButton>
              )}
              {next === null ? null : (
                <LinkButton size="small" variant="secondary" href={hrefOfJobs({ ...filter, before: next })}>
                  Show older jobs
                </LinkButton>
              )}
            </Cluster>
          </Stack>
        </section>
      </Stack>
    </AdminLayout>
  );
};
