import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { ConfirmPlanScreen } from '../ui/plan/confirm-plan-screen.tsx';
import { ConfirmPlanPageDocument } from './confirm-plan.generated.ts';

export const data = pageData(ConfirmPlanPageDocument, ({ search }) => ({ link: search.link ?? null }));

/** The plan of a visit without an order. A person who opens the link of a message has to sign in first. */
export const Page = () => {
  const user = usePageData(data).currentUser;
  const login = useLoginAddress();
  const { link } = usePageContext().input.search;
  if (user) return <ConfirmPlanScreen user={user} />;
  const here = `/request/confirm-your-plan${link ? `?link=${encodeURIComponent(link)}` : ''}`;
  return (
    <FlowLayout exitPath="/" exitLabel="Exit">
      <Stack gap={8}>
        <PageHeading title="Confirm your plan" />
        <EmptyState title="Please sign in first" action={<LinkButton href={login(here)}>Sign in</LinkButton>}>
          What your clinician writes to you is shown only to you. You come back here afterwards.
        </EmptyState>
      </Stack>
    </FlowLayout>
  );
};
