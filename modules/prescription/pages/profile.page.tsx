import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { TimeZoneChoice, useTimeZone } from '#modules/account/ui.ts';
import { LicenseTable } from '../ui/license-table.tsx';
import { PortraitForm } from '../ui/portrait-form.tsx';
import { ProfilePageDocument } from './profile.generated.ts';

export const data = pageData(ProfilePageDocument, () => ({}));

export const Page = () => {
  const { deskProfile, currentUser } = usePageData(data);
  const zone = useTimeZone(currentUser?.timeZone ?? null);
  return (
    <AdminLayout links={adminLinks} current="/desk/profile" account={<StaffAccount />}>
      <Stack gap={8}>
        <PageHeading
          title="Profile"
          lead="What your patients see: on their treatment page, in messages, with a plan and before a call."
        />
        {deskProfile ? (
          <PortraitForm profile={deskProfile} />
        ) : (
          <EmptyState
            title="Only clinicians have a profile"
            action={<LinkButton href="/desk">Go to the cases</LinkButton>}
          >
            Patients see the clinicians who treat them, with a portrait.
          </EmptyState>
        )}
        {deskProfile ? (
          <section aria-labelledby="licenses">
            <Stack gap={4}>
              <h2 id="licenses">Licenses</h2>
              <p>
                You decide about patients in these states until the last day, and each patient sees the number
                of the license in their own state. Staff managers enter changes.
              </p>
              <LicenseTable licenses={deskProfile.licenses} />
            </Stack>
          </section>
        ) : null}
        <section aria-labelledby="dates">
          <Stack gap={4}>
            <h2 id="dates">Dates</h2>
            <p>Dates and times of the desk are written in this time zone.</p>
            <TimeZoneChoice {...zone} />
          </Stack>
        </section>
      </Stack>
    </AdminLayout>
  );
};
