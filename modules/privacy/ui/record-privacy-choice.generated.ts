// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RecordPrivacyChoiceMutationVariables = { given: boolean; version: string; textHash: string };

export type RecordPrivacyChoiceMutation = { readonly recordPrivacyChoice: boolean };

export const RecordPrivacyChoiceDocument = /* @__PURE__ */ typedDocument<RecordPrivacyChoiceMutation, RecordPrivacyChoiceMutationVariables>(
  'RecordPrivacyChoice',
  'mutation RecordPrivacyChoice($given:Boolean!$version:String!$textHash:String!){recordPrivacyChoice(given:$given version:$version textHash:$textHash)}',
);
