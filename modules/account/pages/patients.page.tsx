import { useState } from 'react';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageContext } from '#client/renderer/context.tsx';
import { useUser } from '#client/session/user-context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { FindPatient, type FoundPatient } from '../ui/staff/find-patient.tsx';
import { ImpersonatePatient } from '../ui/staff/impersonate-patient.tsx';
import styles from './patients.module.css';

/** Where operators find a patient and start an impersonation. */
export const Page = () => {
  const { input } = usePageContext();
  const { user } = useUser();
  const [patient, setPatient] = useState<FoundPatient | null>(null);
  return (
    <AdminLayout links={adminLinks} current="/desk/patients" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading title="Patients" lead="Find a patient, and see the storefront as they see it." />
        {input.search.again === undefined ? null : (
          <Notice tone="caution" title="That did not work" live={false}>
            The link works once, in one browser, for one minute. Please start again.
          </Notice>
        )}
        <div className={styles.column}>
          <FindPatient start={input.search.person} onFound={setPatient} />
          {patient && user?.permissions?.includes('impersonate') ? (
            <ImpersonatePatient key={patient.id} patient={patient} />
          ) : null}
        </div>
      </Stack>
    </AdminLayout>
  );
};
