// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ChangeBirthDateMutationVariables = { dob: string; reason: string };

export type ChangeBirthDateMutation = { readonly changeBirthDate: boolean };

export const ChangeBirthDateDocument = /* @__PURE__ */ typedDocument<ChangeBirthDateMutation, ChangeBirthDateMutationVariables>(
  'ChangeBirthDate',
  'mutation ChangeBirthDate($dob:Date!$reason:String!){changeBirthDate(dob:$dob reason:$reason)}',
);
