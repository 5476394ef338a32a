import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { toast } from '#client/ui/toast.tsx';
import type { AccountDeletionContentFragment } from './account-deletion.generated.ts';
import { Obstacles } from './obstacles.tsx';
import { WithdrawAccountDeletionDocument } from './withdraw-account-deletion.generated.ts';

interface ScheduledProps {
  readonly dueAt: string;
  readonly obstacles: AccountDeletionContentFragment['obstacles'];
}

/** The date of the deletion, what it waits for, and the button that takes it back. */
export const ScheduledDeletion = ({ dueAt, obstacles }: ScheduledProps) => {
  const withdraw = useMutation(WithdrawAccountDeletionDocument);
  const keep = async (): Promise<void> => {
    const result = await withdraw.run({});
    if (!result?.ok) return;
    toast('Your account will not be deleted.', { tone: 'success' });
    await refreshPage();
  };
  return (
    <Stack gap={4}>
      <Notice tone="caution" live={false} title="Your account is going to be deleted">
        <p>
          This happens on <Moment at={dueAt} />
          {obstacles.length > 0 ? ', or later, once nothing is in progress' : ''}. You can keep your account
          until that date. Subscriptions that ended do not restart automatically: you can start them again in
          your account.
        </p>
        {obstacles.length > 0 ? (
          <>
            <p>We also wait for this:</p>
            <Obstacles of={obstacles} />
          </>
        ) : null}
      </Notice>
      <div>
        <Button pending={withdraw.pending} pendingLabel="Saving" onClick={() => void keep()}>
          Keep my account
        </Button>
      </div>
      {withdraw.failure ? <Notice tone="danger">{withdraw.failure.message}</Notice> : null}
    </Stack>
  );
};
