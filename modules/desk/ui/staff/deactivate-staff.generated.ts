// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeactivateStaffMutationVariables = { email: string; handOverTo?: string | null | undefined };

export type DeactivateStaffMutation = { readonly deactivateStaff: boolean };

export const DeactivateStaffDocument = /* @__PURE__ */ typedDocument<DeactivateStaffMutation, DeactivateStaffMutationVariables>(
  'DeactivateStaff',
  'mutation DeactivateStaff($email:String!$handOverTo:ID){deactivateStaff(email:$email handOverTo:$handOverTo)}',
);
