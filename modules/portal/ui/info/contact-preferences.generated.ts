// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SaveContactPreferenceMutationVariables = { type: string; isOn: boolean; shownHash?: string | null | undefined };

export type SaveContactPreferenceMutation = { readonly saveContactPreference: boolean };

export const SaveContactPreferenceDocument = /* @__PURE__ */ typedDocument<SaveContactPreferenceMutation, SaveContactPreferenceMutationVariables>(
  'SaveContactPreference',
  'mutation SaveContactPreference($type:String!$isOn:Boolean!$shownHash:String){saveContactPreference(type:$type isOn:$isOn shownHash:$shownHash)}',
);
