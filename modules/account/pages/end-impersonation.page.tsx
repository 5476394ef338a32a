import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { formatTime } from '#kernel/moments.ts';
import { EndImpersonationPageDocument } from './end-impersonation.generated.ts';

export const data = pageData(EndImpersonationPageDocument, () => ({}));

/** Confirms the end of an impersonation (S2.12). Works without scripts. */
export const Page = () => {
  const { impersonation } = usePageData(data);
  return (
    <AdminLayout links={adminLinks} account={<StaffAccount />}>
      {impersonation ? (
        <Stack gap={6}>
          <PageHeading
            title="Stop acting for this patient"
            lead={`You are acting for ${impersonation.patientName ?? impersonation.patientEmail}. It ends automatically at ${formatTime(impersonation.endsAt)}.`}
          />
          <p>Your reason: “{impersonation.reason}”</p>
          <form method="post" action="/abandon_user_disguise">
            <Button type="submit">Stop now</Button>
          </form>
        </Stack>
      ) : (
        <Stack gap={6}>
          <PageHeading
            title="You are not acting for a patient"
            lead="No patient’s pages are open to you. What you looked at is in the audit log."
          />
          <p>
            <LinkButton variant="secondary" href="/desk">
              Go to the desk
            </LinkButton>
          </p>
        </Stack>
      )}
    </AdminLayout>
  );
};
