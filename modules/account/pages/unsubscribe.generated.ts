// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type UnsubscribeMutationVariables = { token: string };

export type UnsubscribeMutation = { readonly unsubscribe: boolean };

export const UnsubscribeDocument = /* @__PURE__ */ typedDocument<UnsubscribeMutation, UnsubscribeMutationVariables>(
  'Unsubscribe',
  'mutation Unsubscribe($token:String!){unsubscribe(token:$token)}',
);
