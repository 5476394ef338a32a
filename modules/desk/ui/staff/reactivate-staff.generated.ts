// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ReactivateStaffMutationVariables = { email: string };

export type ReactivateStaffMutation = { readonly reactivateStaff: boolean };

export const ReactivateStaffDocument = /* @__PURE__ */ typedDocument<ReactivateStaffMutation, ReactivateStaffMutationVariables>(
  'ReactivateStaff',
  'mutation ReactivateStaff($email:String!){reactivateStaff(email:$email)}',
);
