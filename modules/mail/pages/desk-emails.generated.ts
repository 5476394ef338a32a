// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskEmailsPartFragment } from '#modules/mail/ui/emails/desk-emails-part.generated.ts';

export type DeskEmailsPageQueryVariables = Readonly<Record<string, never>>;

export type DeskEmailsPageQuery = { readonly deskEmails: (
    { readonly states: ReadonlyArray<{ readonly value: string, readonly label: string }>, readonly kinds: ReadonlyArray<{ readonly value: string, readonly label: string }> }
    & DeskEmailsPartFragment
  ) };

export const DeskEmailsPageDocument = /* @__PURE__ */ typedDocument<DeskEmailsPageQuery, DeskEmailsPageQueryVariables>(
  'DeskEmailsPage',
  'query DeskEmailsPage{deskEmails{...DeskEmailsPart states{value label}kinds{value label}}}fragment DeskEmailRow on DeskEmail{id label subject recipient addressProblem state stateLabel tries providerId problem createdAt nextTryAt finishedAt canSendAgain whyNotAgain}fragment DeskEmailsPart on DeskEmails{emails{...DeskEmailRow}next}',
);
