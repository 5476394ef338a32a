// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type WithdrawStaffInvitationMutationVariables = { email: string };

export type WithdrawStaffInvitationMutation = { readonly withdrawStaffInvitation: boolean };

export const WithdrawStaffInvitationDocument = /* @__PURE__ */ typedDocument<WithdrawStaffInvitationMutation, WithdrawStaffInvitationMutationVariables>(
  'WithdrawStaffInvitation',
  'mutation WithdrawStaffInvitation($email:String!){withdrawStaffInvitation(email:$email)}',
);
