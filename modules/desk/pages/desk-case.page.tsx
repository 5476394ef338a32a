import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { CaseDesk } from '../ui/case-desk.tsx';
import { DeskCasePageDocument } from './desk-case.generated.ts';

export const data = pageData(DeskCasePageDocument, ({ params }) => ({ consultationId: params.id ?? '' }));

export const Page = () => {
  const { deskCase } = usePageData(data);
  return (
    <AdminLayout links={adminLinks} current="/desk" account={<StaffAccount />}>
      {/* What one case was given must never show in the next. */}
      <CaseDesk key={deskCase.case.consultationId} detail={deskCase} />
    </AdminLayout>
  );
};
