// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskRespondToAlertMutationVariables = { consultationId: string; outcome: string; note: string };

export type DeskRespondToAlertMutation = { readonly deskRespondToAlert: boolean };

export const DeskRespondToAlertDocument = /* @__PURE__ */ typedDocument<DeskRespondToAlertMutation, DeskRespondToAlertMutationVariables>(
  'DeskRespondToAlert',
  'mutation DeskRespondToAlert($consultationId:ID!$outcome:String!$note:String!){deskRespondToAlert(consultationId:$consultationId outcome:$outcome note:$note)}',
);
