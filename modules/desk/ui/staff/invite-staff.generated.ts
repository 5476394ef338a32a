// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type InviteStaffMutationVariables = { email: string; role: string };

export type InviteStaffMutation = { readonly inviteStaff: boolean };

export const InviteStaffDocument = /* @__PURE__ */ typedDocument<InviteStaffMutation, InviteStaffMutationVariables>(
  'InviteStaff',
  'mutation InviteStaff($email:String!$role:String!){inviteStaff(email:$email role:$role)}',
);
