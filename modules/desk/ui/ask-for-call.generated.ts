// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskAskForCallMutationVariables = { consultationId: string; reason: string };

export type DeskAskForCallMutation = { readonly deskAskForCall: boolean };

export const DeskAskForCallDocument = /* @__PURE__ */ typedDocument<DeskAskForCallMutation, DeskAskForCallMutationVariables>(
  'DeskAskForCall',
  'mutation DeskAskForCall($consultationId:ID!$reason:String!){deskAskForCall(consultationId:$consultationId reason:$reason)}',
);
