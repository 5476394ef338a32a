// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SubmitStartFlowMutationVariables = { name: string; responseId: string; revision: number; acknowledgedRuleIds?: ReadonlyArray<string> | null | undefined };

export type SubmitStartFlowMutation = { readonly submitStartFlow: { readonly outcome: string, readonly href: string, readonly reasons: ReadonlyArray<string>, readonly ruleIds: ReadonlyArray<string>, readonly notice: { readonly title: string, readonly text: string } | null } };

export const SubmitStartFlowDocument = /* @__PURE__ */ typedDocument<SubmitStartFlowMutation, SubmitStartFlowMutationVariables>(
  'SubmitStartFlow',
  'mutation SubmitStartFlow($name:String!$responseId:ID!$revision:Int!$acknowledgedRuleIds:[String!]){submitStartFlow(name:$name responseId:$responseId revision:$revision acknowledgedRuleIds:$acknowledgedRuleIds){outcome href notice{title text}reasons ruleIds}}',
);
