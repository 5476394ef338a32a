import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { AskForDeletion } from '../ui/ask-for-deletion.tsx';
import { BeingDeleted } from '../ui/being-deleted.tsx';
import { DeletionEffects } from '../ui/deletion-effects.tsx';
import { ScheduledDeletion } from '../ui/scheduled-deletion.tsx';
import { SettleFirst } from '../ui/settle-first.tsx';
import { SignInAgain } from '../ui/sign-in-again.tsx';
import { DeleteAccountPageDocument } from './delete-account.generated.ts';

export const data = pageData(DeleteAccountPageDocument, () => ({}));

/** What is deleted with the account and when, what is kept and until when; asking for it, and taking it back. */
export const Page = () => {
  const { care, accountDeletion, isRecentlySignedIn } = signedIn(usePageData(data).currentUser);
  const none = { scheduledFor: null, canBeWithdrawn: null, obstacles: [] };
  const { scheduledFor, canBeWithdrawn, obstacles } = accountDeletion ?? none;
  const first = obstacles.filter(({ mustBeSettled }) => mustBeSettled);
  const isRefused = !scheduledFor && first.length > 0;
  const isAsked = accountDeletion && !scheduledFor && !isRefused;
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      <Stack gap={10}>
        <PageHeading
          title="Delete your account"
          lead="What is deleted, what we have to keep, and until when."
        />
        {scheduledFor && canBeWithdrawn ? (
          <ScheduledDeletion dueAt={scheduledFor} obstacles={obstacles} />
        ) : null}
        {scheduledFor && !canBeWithdrawn ? <BeingDeleted since={scheduledFor} obstacles={obstacles} /> : null}
        {isRefused ? <SettleFirst of={first} /> : null}
        {accountDeletion ? (
          <DeletionEffects deletion={accountDeletion} />
        ) : (
          <p>Only the patient can see and request this, signed in themselves.</p>
        )}
        {isAsked ? isRecentlySignedIn ? <AskForDeletion /> : <SignInAgain /> : null}
      </Stack>
    </AppLayout>
  );
};
