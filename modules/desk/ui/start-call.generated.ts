// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskStartCallMutationVariables = { consultationId: string };

export type DeskStartCallMutation = { readonly deskStartCall: boolean };

export const DeskStartCallDocument = /* @__PURE__ */ typedDocument<DeskStartCallMutation, DeskStartCallMutationVariables>(
  'DeskStartCall',
  'mutation DeskStartCall($consultationId:ID!){deskStartCall(consultationId:$consultationId)}',
);
