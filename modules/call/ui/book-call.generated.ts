// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type BookCallMutationVariables = { startsAt: string; timeZone: string };

export type BookCallMutation = { readonly bookCall: boolean };

export const BookCallDocument = /* @__PURE__ */ typedDocument<BookCallMutation, BookCallMutationVariables>(
  'BookCall',
  'mutation BookCall($startsAt:DateTime!$timeZone:String!){bookCall(startsAt:$startsAt timeZone:$timeZone)}',
);
