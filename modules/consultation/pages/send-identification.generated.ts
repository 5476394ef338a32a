// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type SendIdentificationMutationVariables = { method: string; note?: string | null | undefined };

export type SendIdentificationMutation = { readonly sendIdentification: boolean };

export const SendIdentificationDocument = /* @__PURE__ */ typedDocument<SendIdentificationMutation, SendIdentificationMutationVariables>(
  'SendIdentification',
  'mutation SendIdentification($method:String!$note:String){sendIdentification(method:$method note:$note)}',
);
