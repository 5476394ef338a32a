import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import { DailyPlot } from '../ui/overview/daily-plot.tsx';
import { KeptPatients } from '../ui/overview/kept-patients.tsx';
import { OpenWork } from '../ui/overview/open-work.tsx';
import styles from '../ui/overview/overview.module.css';
import { DeskOverviewPageDocument } from './desk-overview.generated.ts';

export const data = pageData(DeskOverviewPageDocument, () => ({}));

/** What operators look at daily: what waits now, the last 30 days, check-ins by week, and retention by month. */
export const Page = () => {
  const { from, to, open, plots, checkIns, kept } = usePageData(data).deskOverview;
  return (
    <AdminLayout links={adminLinks} current="/desk/overview" account={<StaffAccount />}>
      <Stack gap={8}>
        <PageHeading
          title="Overview"
          lead="What waits now, how the last 30 days went, and retention by month."
        />
        <section aria-labelledby="now">
          <Stack gap={4}>
            <h2 id="now">Now</h2>
            <OpenWork open={open} />
          </Stack>
        </section>
        <section aria-labelledby="days">
          <Stack gap={4}>
            <h2 id="days">
              {formatDate(from)} to {formatDate(to)}
            </h2>
            <p className={styles.soft}>Days in Eastern time. Today is not over yet.</p>
            <div className={styles.plots}>
              {plots.map((plot) => (
                <DailyPlot key={plot.id} plot={plot} />
              ))}
            </div>
          </Stack>
        </section>
        <section aria-labelledby="weeks">
          <Stack gap={4}>
            <h2 id="weeks">Check-ins</h2>
            <p className={styles.soft}>Weeks begin on Mondays in Eastern time. This week is not over yet.</p>
            <div className={styles.plots}>
              {checkIns.map((plot) => (
                <DailyPlot key={plot.id} plot={plot} />
              ))}
            </div>
          </Stack>
        </section>
        <section aria-labelledby="kept">
          <Stack gap={4}>
            <h2 id="kept">Retention</h2>
            <KeptPatients kept={kept} />
          </Stack>
        </section>
      </Stack>
    </AdminLayout>
  );
};
