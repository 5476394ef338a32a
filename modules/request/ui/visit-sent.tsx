import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { Emergency } from '#modules/eligibility/ui.ts';
import type { RequestVisitFragment } from './request-visit.generated.ts';

/** A request that was sent, or that its answers ended. */
export const VisitSent = ({ visit }: { readonly visit: RequestVisitFragment }) => {
  const link = useLink();
  const { outcome } = visit;
  if (outcome?.outcome === 'emergency')
    return (
      <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
        <Emergency ruleIds={outcome.findings.map(({ ruleId }) => ruleId)} />
      </FlowLayout>
    );
  const hasEnded = outcome?.href.startsWith('/not-eligible-user') ?? false;
  const asksPhotos = visit.canUploadPhotos && visit.photoViews.length > visit.photos.length;
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
      <Stack gap={8}>
        <PageHeading
          title={hasEnded ? 'Your request has ended' : 'Your request is with a clinician'}
          lead={
            hasEnded
              ? 'Your answers show that a clinician could not prescribe safely here. You were not charged.'
              : `You get an answer ${brand.replyTime}. We write to you as soon as there is a plan, with its price. Nothing is ordered before you accept it.`
          }
        />
        <Cluster gap={4}>
          {hasEnded && outcome ? (
            <LinkButton href={link(outcome.href)}>See why and what you can do</LinkButton>
          ) : null}
          {!hasEnded && asksPhotos ? (
            <LinkButton href={link('/consultation/photo-upload')}>Add photos</LinkButton>
          ) : null}
          <LinkButton variant={hasEnded || asksPhotos ? 'secondary' : 'primary'} href={link('/dashboard')}>
            Go to your dashboard
          </LinkButton>
        </Cluster>
      </Stack>
    </FlowLayout>
  );
};
