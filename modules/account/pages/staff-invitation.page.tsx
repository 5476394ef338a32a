import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { brand } from '#config/brand.ts';
import { StaffInvitationPageDocument } from './staff-invitation.generated.ts';

export const data = pageData(StaffInvitationPageDocument, ({ search }) => ({ link: search.link ?? '' }));

/**
 * What a person sees who was invited to work here (`?link=`). A button accepts it, because mail programs open links too.
 * Works without scripts.
 */
export const Page = () => {
  const { staffInvitation: invitation } = usePageData(data);
  const { search } = usePageContext().input;
  return (
    <AdminLayout links={[]}>
      {invitation ? (
        <Stack gap={6}>
          <PageHeading
            title={`You are invited to work at ${brand.name}`}
            lead={`Your role is: ${invitation.role}.`}
          />
          <p>
            Sign in as {invitation.email}, or create an account with that address. Your account here is ready
            then. The invitation ends on <Moment at={invitation.expiresAt} />.
          </p>
          <form method="post" action="/api/auth/invitation">
            <input type="hidden" name="link" value={search.link ?? ''} />
            <Button type="submit">Accept and sign in</Button>
          </form>
        </Stack>
      ) : (
        <Stack gap={6}>
          <PageHeading
            title="This invitation can no longer be used"
            lead="It was already used, replaced by a newer one, withdrawn, or has expired. Ask the person who invited you for a new one."
          />
          <p>
            <LinkButton variant="secondary" href="/desk">
              Sign in
            </LinkButton>
          </p>
        </Stack>
      )}
    </AdminLayout>
  );
};
