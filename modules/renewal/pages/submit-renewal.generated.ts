// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SubmitRenewalMutationVariables = {
  responseId: string;
  revision: number;
  isEmergency?: boolean | null | undefined;
};

export type SubmitRenewalMutation = { readonly submitRenewal: { readonly status: string } };

export const SubmitRenewalDocument = typedDocument<SubmitRenewalMutation, SubmitRenewalMutationVariables>(
  'SubmitRenewal',
  'mutation SubmitRenewal($responseId:ID!$revision:Int!$isEmergency:Boolean){submitRenewal(responseId:$responseId revision:$revision isEmergency:$isEmergency){status}}',
);
