import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Button } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { EmailFilters } from '../ui/emails/email-filters.tsx';
import { EmailsTable } from '../ui/emails/emails-table.tsx';
import { useEmails } from '../ui/emails/use-emails.ts';
import { DeskEmailsPageDocument } from './desk-emails.generated.ts';

export const data = pageData(DeskEmailsPageDocument, () => ({}));

/** Which emails went out, which did not and why, and sending one again. */
export const Page = () => {
  const { deskEmails } = usePageData(data);
  const { emails, next, pending, sending, failure, ...list } = useEmails(deskEmails);
  return (
    <AdminLayout links={adminLinks} current="/desk/emails" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Emails"
          lead="Every email that went out or should have, newest first. What an email says is shown only to its recipient."
        />
        <EmailFilters
          states={deskEmails.states}
          kinds={deskEmails.kinds}
          pending={pending}
          problems={failure?.fields ?? []}
          onFilter={(filter) => void list.filter(filter)}
        />
        {failure && failure.fields.length === 0 ? <Notice tone="danger">{failure.message}</Notice> : null}
        <p role="status">
          {emails.length === 1 ? '1 email' : `${emails.length} emails`}
          {next === null ? '' : ', and older ones'}
        </p>
        <EmailsTable emails={emails} sending={sending} onSendAgain={(id) => void list.sendAgain(id)} />
        {next === null ? null : (
          <div>
            <Button variant="secondary" pending={pending} onClick={() => void list.more()}>
              Show older emails
            </Button>
          </div>
        )}
      </Stack>
    </AdminLayout>
  );
};
