// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskRevokeTokenMutationVariables = { id: string };

export type DeskRevokeTokenMutation = { readonly deskRevokeToken: boolean };

export const DeskRevokeTokenDocument = /* @__PURE__ */ typedDocument<DeskRevokeTokenMutation, DeskRevokeTokenMutationVariables>(
  'DeskRevokeToken',
  'mutation DeskRevokeToken($id:ID!){deskRevokeToken(id:$id)}',
);
