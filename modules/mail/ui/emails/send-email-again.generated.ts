// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskEmailRowFragment } from '#modules/mail/ui/emails/desk-email-row.generated.ts';

export type DeskSendEmailAgainMutationVariables = { id: string };

export type DeskSendEmailAgainMutation = { readonly deskSendEmailAgain: DeskEmailRowFragment };

export const DeskSendEmailAgainDocument = /* @__PURE__ */ typedDocument<DeskSendEmailAgainMutation, DeskSendEmailAgainMutationVariables>(
  'DeskSendEmailAgain',
  'mutation DeskSendEmailAgain($id:ID!){deskSendEmailAgain(id:$id){...DeskEmailRow}}fragment DeskEmailRow on DeskEmail{id label subject recipient addressProblem state stateLabel tries providerId problem createdAt nextTryAt finishedAt canSendAgain whyNotAgain}',
);
