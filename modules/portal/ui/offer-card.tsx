import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { DashboardPageQuery } from '../pages/dashboard.generated.ts';

type Task = NonNullable<DashboardPageQuery['currentUser']>['offerTask'];

/** An offer to start again that waits for an answer. */
export const OfferCard = ({ task }: { readonly task: Task }) => {
  const link = useLink();
  return task ? (
    <Notice
      tone="info"
      title={task.title}
      live={false}
      actions={
        <LinkButton size="small" variant="secondary" href={link(task.href)}>
          {task.label}
        </LinkButton>
      }
    >
      {task.detail}
    </Notice>
  ) : null;
};
