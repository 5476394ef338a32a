// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskSendMessageMutationVariables = { consultationId: string; body: string; asksPatient: boolean; subject: string; attachmentIds?: ReadonlyArray<string> | null | undefined };

export type DeskSendMessageMutation = { readonly deskMessage: { readonly id: string } };

export const DeskSendMessageDocument = /* @__PURE__ */ typedDocument<DeskSendMessageMutation, DeskSendMessageMutationVariables>(
  'DeskSendMessage',
  'mutation DeskSendMessage($consultationId:ID!$body:String!$asksPatient:Boolean!$subject:String!$attachmentIds:[ID!]){deskMessage(consultationId:$consultationId body:$body asksPatient:$asksPatient subject:$subject attachmentIds:$attachmentIds){id}}',
);
