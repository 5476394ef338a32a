// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RemoveMessageAttachmentMutationVariables = { id: string };

export type RemoveMessageAttachmentMutation = { readonly removeMessageAttachment: boolean };

export const RemoveMessageAttachmentDocument = /* @__PURE__ */ typedDocument<RemoveMessageAttachmentMutation, RemoveMessageAttachmentMutationVariables>(
  'RemoveMessageAttachment',
  'mutation RemoveMessageAttachment($id:ID!){removeMessageAttachment(id:$id)}',
);
