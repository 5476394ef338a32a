// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AccountDeletionContentFragment } from '#modules/rights/ui/account-deletion.generated.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';

export type DeleteAccountPageQueryVariables = Readonly<Record<string, never>>;

export type DeleteAccountPageQuery = { readonly currentUser: (
    { readonly id: string, readonly isRecentlySignedIn: boolean, readonly accountDeletion: AccountDeletionContentFragment | null }
    & AppLayoutUserFragment
  ) | null };

export const DeleteAccountPageDocument = /* @__PURE__ */ typedDocument<DeleteAccountPageQuery, DeleteAccountPageQueryVariables>(
  'DeleteAccountPage',
  'query DeleteAccountPage{currentUser{id isRecentlySignedIn accountDeletion{...AccountDeletionContent}...AppLayoutUser}}fragment AccountDeletionContent on AccountDeletion{...ScheduledDeletionContent obstacles{text href mustBeSettled}kept{title why until}}fragment AppLayoutUser on User{care{unreadMessages}}fragment ScheduledDeletionContent on AccountDeletion{scheduledFor canBeWithdrawn}',
);
