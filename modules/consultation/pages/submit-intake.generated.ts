// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { IntakeResultFragment } from '#modules/consultation/ui/intake-result.generated.ts';

export type SubmitIntakeMutationVariables = { responseId: string; revision: number; acknowledgedRuleIds?: ReadonlyArray<string> | null | undefined };

export type SubmitIntakeMutation = { readonly submitIntake: IntakeResultFragment };

export const SubmitIntakeDocument = /* @__PURE__ */ typedDocument<SubmitIntakeMutation, SubmitIntakeMutationVariables>(
  'SubmitIntake',
  'mutation SubmitIntake($responseId:ID!$revision:Int!$acknowledgedRuleIds:[String!]){submitIntake(responseId:$responseId revision:$revision acknowledgedRuleIds:$acknowledgedRuleIds){...IntakeResult}}fragment IntakeResult on IntakeOutcome{outcome href findings{ruleId outcome reason}}',
);
