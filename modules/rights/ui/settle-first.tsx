import { Notice } from '#client/ui/notice.tsx';
import type { AccountDeletionContentFragment } from './account-deletion.generated.ts';
import { Obstacles } from './obstacles.tsx';

/** Why the deletion cannot be asked for yet. */
export const SettleFirst = ({ of }: { readonly of: AccountDeletionContentFragment['obstacles'] }) => (
  <Notice tone="caution" live={false} title="We cannot delete your account yet">
    <p>This has to be settled first. Then come back to this page to delete your account.</p>
    <Obstacles of={of} />
  </Notice>
);
