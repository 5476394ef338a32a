// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskEmailsPartFragment } from '#modules/mail/ui/emails/desk-emails-part.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type MoreEmailsQueryVariables = { filter?: Schema.DeskEmailFilter | null | undefined; after?: string | null | undefined };

export type MoreEmailsQuery = { readonly deskEmails: DeskEmailsPartFragment };

export const MoreEmailsDocument = /* @__PURE__ */ typedDocument<MoreEmailsQuery, MoreEmailsQueryVariables>(
  'MoreEmails',
  'query MoreEmails($filter:DeskEmailFilter$after:String){deskEmails(filter:$filter after:$after){...DeskEmailsPart}}fragment DeskEmailRow on DeskEmail{id label subject recipient addressProblem state stateLabel tries providerId problem createdAt nextTryAt finishedAt canSendAgain whyNotAgain}fragment DeskEmailsPart on DeskEmails{emails{...DeskEmailRow}next}',
);
