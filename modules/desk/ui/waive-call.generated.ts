// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskWaiveCallMutationVariables = { consultationId: string; reason: string };

export type DeskWaiveCallMutation = { readonly deskWaiveCall: boolean };

export const DeskWaiveCallDocument = /* @__PURE__ */ typedDocument<DeskWaiveCallMutation, DeskWaiveCallMutationVariables>(
  'DeskWaiveCall',
  'mutation DeskWaiveCall($consultationId:ID!$reason:String!){deskWaiveCall(consultationId:$consultationId reason:$reason)}',
);
