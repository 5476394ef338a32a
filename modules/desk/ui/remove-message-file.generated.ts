// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskRemoveMessageFileMutationVariables = { id: string };

export type DeskRemoveMessageFileMutation = { readonly deskRemoveMessageFile: boolean };

export const DeskRemoveMessageFileDocument = /* @__PURE__ */ typedDocument<DeskRemoveMessageFileMutation, DeskRemoveMessageFileMutationVariables>(
  'DeskRemoveMessageFile',
  'mutation DeskRemoveMessageFile($id:ID!){deskRemoveMessageFile(id:$id)}',
);
