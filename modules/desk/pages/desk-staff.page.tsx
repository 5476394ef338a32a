import { lazy, Suspense, useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Accordion } from '#client/ui/accordion.tsx';
import { Button } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { LicenseTasks } from '../ui/staff/license-tasks.tsx';
import { Licenses } from '../ui/staff/licenses.tsx';
import type { StaffChange } from '../ui/staff/staff-dialog.tsx';
import { StaffTable } from '../ui/staff/staff-table.tsx';
import { DeskStaffPageDocument } from './desk-staff.generated.ts';

export const data = pageData(DeskStaffPageDocument, () => ({}));

const StaffDialog = lazy(async () => ({
  default: (await import('../ui/staff/staff-dialog.tsx')).StaffDialog,
}));

/** Who works here: invitations, roles and states of accounts. */
export const Page = () => {
  const { deskStaff } = usePageData(data);
  const [change, setChange] = useState<StaffChange | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const open = (opened: StaffChange): void => {
    setDone(null);
    setChange(opened);
  };
  const finish = (text: string): void => {
    setChange(null);
    setDone(text);
    void refreshPage();
  };
  return (
    <AdminLayout links={adminLinks} current="/desk/staff" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Staff"
          lead="Who works here, and in which role. Every change is recorded in the audit log and takes effect immediately."
        />
        <div>
          <Button onClick={() => open({ kind: 'invite' })}>Invite somebody</Button>
        </div>
        {done ? <Notice tone="success">{done}</Notice> : null}
        <StaffTable members={deskStaff} onChange={open} />
        <LicenseTasks members={deskStaff} />
        <section aria-labelledby="clinicians">
          <Stack gap={4}>
            <h2 id="clinicians">Clinicians and licenses</h2>
            <Accordion
              items={deskStaff
                .filter(({ role, state }) => role === 'clinician' && state === 'active')
                .map((member) => ({
                  id: member.email,
                  title: member.clinician?.name ?? member.email,
                  content: <Licenses member={member} onChange={open} />,
                }))}
            />
          </Stack>
        </section>
        <Suspense>
          {change ? (
            <StaffDialog
              change={change}
              members={deskStaff}
              onDone={finish}
              onClose={() => setChange(null)}
            />
          ) : null}
        </Suspense>
      </Stack>
    </AdminLayout>
  );
};
