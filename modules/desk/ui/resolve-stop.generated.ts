// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskResolveStopMutationVariables = { consultationId: string; ruleId: string; reason: string };

export type DeskResolveStopMutation = { readonly deskResolveStop: boolean };

export const DeskResolveStopDocument = /* @__PURE__ */ typedDocument<DeskResolveStopMutation, DeskResolveStopMutationVariables>(
  'DeskResolveStop',
  'mutation DeskResolveStop($consultationId:ID!$ruleId:ID!$reason:String!){deskResolveStop(consultationId:$consultationId ruleId:$ruleId reason:$reason)}',
);
