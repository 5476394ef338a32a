// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { IntakeResultFragment } from '#modules/consultation/ui/intake-result.generated.ts';

export type ReviewRequestMutationVariables = { responseId: string; revision: number };

export type ReviewRequestMutation = { readonly reviewRequest: IntakeResultFragment };

export const ReviewRequestDocument = /* @__PURE__ */ typedDocument<ReviewRequestMutation, ReviewRequestMutationVariables>(
  'ReviewRequest',
  'mutation ReviewRequest($responseId:ID!$revision:Int!){reviewRequest(responseId:$responseId revision:$revision){...IntakeResult}}fragment IntakeResult on IntakeOutcome{outcome href findings{ruleId outcome reason}}',
);
