// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ReplyToServiceRequestMutationVariables = { id: string; body: string };

export type ReplyToServiceRequestMutation = { readonly replyToServiceRequest: { readonly id: string, readonly alarm: string | null } };

export const ReplyToServiceRequestDocument = /* @__PURE__ */ typedDocument<ReplyToServiceRequestMutation, ReplyToServiceRequestMutationVariables>(
  'ReplyToServiceRequest',
  'mutation ReplyToServiceRequest($id:ID!$body:String!){replyToServiceRequest(id:$id body:$body){id alarm}}',
);
