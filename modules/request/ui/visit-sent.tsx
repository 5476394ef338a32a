import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { Emergency } from '#modules/eligibility/ui.ts';
import { stageCopies } from '../domain/request-stage.ts';
import type { RequestVisitFragment } from './request-visit.generated.ts';

interface VisitSentProps {
  readonly visit: RequestVisitFragment;
  /** See `VisitRequest.stage`. */
  readonly stage: string;
}

const isDescribed = (stage: string): stage is keyof typeof stageCopies => stage in stageCopies;

/** What to read and where to continue. */
const copyOf = ({ visit, stage }: VisitSentProps) => {
  const { outcome, canUploadPhotos, photoViews, photos } = visit;
  if (outcome?.href.startsWith('/not-eligible-user'))
    return {
      title: 'Your request has ended',
      lead: 'Your answers show that a clinician could not prescribe safely here. You were not charged.',
      label: 'See why and what you can do',
      href: outcome.href,
    };
  if (isDescribed(stage)) return stageCopies[stage];
  const asksPhotos = canUploadPhotos && photoViews.length > photos.length;
  return {
    title: 'Your request is with a clinician',
    lead: `You will get an answer ${brand.replyTime}. We will write to you as soon as there is a plan, with its price. Nothing is ordered before you accept it.`,
    ...(asksPhotos && { label: 'Add photos', href: '/consultation/photo-upload' }),
  };
};

/** A request that was sent, in each stage, or that its answers ended. */
export const VisitSent = (props: VisitSentProps) => {
  const link = useLink();
  const { outcome } = props.visit;
  if (outcome?.outcome === 'emergency')
    return (
      <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
        <Emergency ruleIds={outcome.findings.map(({ ruleId }) => ruleId)} />
      </FlowLayout>
    );
  const { title, lead, label, href } = copyOf(props);
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Dashboard">
      <Stack gap={8}>
        <PageHeading title={title} lead={lead} />
        <Cluster gap={4}>
          {href ? <LinkButton href={link(href)}>{label}</LinkButton> : null}
          <LinkButton variant={href ? 'secondary' : 'primary'} href={link('/dashboard')}>
            Go to your dashboard
          </LinkButton>
        </Cluster>
      </Stack>
    </FlowLayout>
  );
};
