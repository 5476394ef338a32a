// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ChangeStaffRoleMutationVariables = { email: string; role: string };

export type ChangeStaffRoleMutation = { readonly changeStaffRole: boolean };

export const ChangeStaffRoleDocument = /* @__PURE__ */ typedDocument<ChangeStaffRoleMutation, ChangeStaffRoleMutationVariables>(
  'ChangeStaffRole',
  'mutation ChangeStaffRole($email:String!$role:String!){changeStaffRole(email:$email role:$role)}',
);
