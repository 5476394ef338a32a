// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SaveTimeZoneMutationVariables = { timeZone: string };

export type SaveTimeZoneMutation = { readonly saveTimeZone: boolean };

export const SaveTimeZoneDocument = /* @__PURE__ */ typedDocument<SaveTimeZoneMutation, SaveTimeZoneMutationVariables>(
  'SaveTimeZone',
  'mutation SaveTimeZone($timeZone:String!){saveTimeZone(timeZone:$timeZone)}',
);
