import { Moment } from '#client/ui/moment.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { AccountDeletionContentFragment } from './account-deletion.generated.ts';
import { Obstacles } from './obstacles.tsx';

interface BeingDeletedProps {
  /** The date until which the account could be kept. */
  readonly since: string;
  readonly obstacles: AccountDeletionContentFragment['obstacles'];
}

/** After the date: nothing can be taken back, and what the deletion still waits for. */
export const BeingDeleted = ({ since, obstacles }: BeingDeletedProps) => (
  <Notice tone="caution" live={false} title="Your account is being deleted">
    <p>
      You could keep it until <Moment at={since} />. It can no longer be kept.
    </p>
    {obstacles.length > 0 ? (
      <>
        <p>We will delete it as soon as this is settled, and you can sign in until then:</p>
        <Obstacles of={obstacles} />
      </>
    ) : (
      <p>We are deleting it now. This takes a few minutes. Then you are signed out and get one last email.</p>
    )}
  </Notice>
);
