// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ReviewRequestMutationVariables = { responseId: string; revision: number };

export type ReviewRequestMutation = { readonly reviewRequest: { readonly outcome: string, readonly href: string, readonly findings: ReadonlyArray<{ readonly ruleId: string, readonly outcome: string, readonly reason: string }> } };

export const ReviewRequestDocument = typedDocument<ReviewRequestMutation, ReviewRequestMutationVariables>(
  'ReviewRequest',
  'mutation ReviewRequest($responseId:ID!$revision:Int!){reviewRequest(responseId:$responseId revision:$revision){outcome href findings{ruleId outcome reason}}}',
);
