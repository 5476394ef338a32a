// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SubmitIntakeMutationVariables = {
  responseId: string;
  revision: number;
  acknowledgedRuleIds?: ReadonlyArray<string> | null | undefined;
};

export type SubmitIntakeMutation = { readonly submitIntake: { readonly outcome: string, readonly href: string, readonly findings: ReadonlyArray<{ readonly ruleId: string, readonly outcome: string, readonly reason: string }> } };

export const SubmitIntakeDocument = typedDocument<SubmitIntakeMutation, SubmitIntakeMutationVariables>(
  'SubmitIntake',
  'mutation SubmitIntake($responseId:ID!$revision:Int!$acknowledgedRuleIds:[String!]){submitIntake(responseId:$responseId revision:$revision acknowledgedRuleIds:$acknowledgedRuleIds){outcome href findings{ruleId outcome reason}}}',
);
