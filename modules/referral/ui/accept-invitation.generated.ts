// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AcceptInvitationMutationVariables = { code: string };

export type AcceptInvitationMutation = { readonly acceptInvitation: boolean };

export const AcceptInvitationDocument = /* @__PURE__ */ typedDocument<AcceptInvitationMutation, AcceptInvitationMutationVariables>(
  'AcceptInvitation',
  'mutation AcceptInvitation($code:String!){acceptInvitation(code:$code)}',
);
