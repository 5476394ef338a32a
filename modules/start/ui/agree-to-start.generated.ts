// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AgreeToStartMutationVariables = { accepted: ReadonlyArray<string> };

export type AgreeToStartMutation = { readonly agreeToStart: boolean };

export const AgreeToStartDocument = typedDocument<AgreeToStartMutation, AgreeToStartMutationVariables>(
  'AgreeToStart',
  'mutation AgreeToStart($accepted:[String!]!){agreeToStart(accepted:$accepted)}',
);
