import { useLink } from '#client/layout/links.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { ScheduledDeletionContentFragment } from './scheduled-deletion.generated.ts';

interface BannerProps {
  readonly deletion: ScheduledDeletionContentFragment | null | undefined;
}

/** Says on the patient's first pages that the account is going to be deleted, and where to keep it while that is possible. */
export const DeletionBanner = ({ deletion }: BannerProps) => {
  const link = useLink();
  if (!deletion?.scheduledFor) return null;
  return deletion.canBeWithdrawn ? (
    <Notice tone="caution" live={false} title="Your account is going to be deleted">
      This happens on <Moment at={deletion.scheduledFor} />.{' '}
      <a href={link('/account/data/delete')}>See it, or keep your account</a>
    </Notice>
  ) : (
    <Notice tone="caution" live={false} title="Your account is being deleted">
      It can no longer be kept. <a href={link('/account/data/delete')}>See what happens now</a>
    </Notice>
  );
};
