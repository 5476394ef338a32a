import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading } from '#client/ui/layout.tsx';
import { BookedCalls } from '../ui/booked-calls.tsx';
import styles from '../ui/calendar.module.css';
import { CalendarForm } from '../ui/calendar-form.tsx';
import { LeaveSection } from '../ui/leave/leave-section.tsx';
import { CalendarPageDocument } from './calendar.generated.ts';

export const data = pageData(CalendarPageDocument, () => ({}));

export const Page = () => {
  const { deskCalendar } = usePageData(data);
  return (
    <AdminLayout links={adminLinks} current="/desk/calendar" account={<StaffAccount />}>
      <div className={styles.page}>
        <PageHeading
          title="Calendar"
          lead="Patients who need a call choose a time within your hours, up to two weeks ahead. A call takes 20 minutes."
        />
        {deskCalendar ? (
          <>
            <section className={styles.section} aria-labelledby="calls-title">
              <h2 id="calls-title">Booked calls</h2>
              <BookedCalls calls={deskCalendar.calls} timeZone={deskCalendar.timeZone} />
            </section>
            <LeaveSection calendar={deskCalendar} />
            <CalendarForm calendar={deskCalendar} />
          </>
        ) : (
          <EmptyState
            title="Only clinicians take calls"
            action={<LinkButton href="/desk">Go to the cases</LinkButton>}
          >
            Sign in as a clinician to set hours and to see the booked calls.
          </EmptyState>
        )}
      </div>
    </AdminLayout>
  );
};
