// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type BeginRequestMutationVariables = { topic: string };

export type BeginRequestMutation = { readonly beginRequest: boolean };

export const BeginRequestDocument = /* @__PURE__ */ typedDocument<BeginRequestMutation, BeginRequestMutationVariables>(
  'BeginRequest',
  'mutation BeginRequest($topic:String!){beginRequest(topic:$topic)}',
);
