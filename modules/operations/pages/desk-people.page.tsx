import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { PeopleSearch } from '../ui/people/people-search.tsx';
import { PersonPanel } from '../ui/people/person-panel.tsx';
import { DeskPeoplePageDocument } from './desk-people.generated.ts';

export const data = pageData(DeskPeoplePageDocument, ({ search }) => ({ id: search.person || null }));

/** Finding people by part of their name, and what there is of one of them. */
export const Page = () => {
  const { deskPerson } = usePageData(data);
  const { person } = usePageContext().input.search;
  return (
    <AdminLayout links={adminLinks} current="/desk/people" account={<StaffAccount />}>
      <Stack gap={8}>
        <PageHeading
          title="People"
          lead="Find a patient by part of their name. Names and addresses are shown in part, and nothing about health."
        />
        <PeopleSearch />
        {person && deskPerson === null ? (
          <Notice tone="caution" live={false}>
            There is no patient with this id.
          </Notice>
        ) : null}
        {deskPerson === null ? null : <PersonPanel key={deskPerson.account.id} person={deskPerson} />}
      </Stack>
    </AdminLayout>
  );
};
