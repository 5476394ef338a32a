// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskMissedCallMutationVariables = { consultationId: string };

export type DeskMissedCallMutation = { readonly deskMissedCall: boolean };

export const DeskMissedCallDocument = /* @__PURE__ */ typedDocument<DeskMissedCallMutation, DeskMissedCallMutationVariables>(
  'DeskMissedCall',
  'mutation DeskMissedCall($consultationId:ID!){deskMissedCall(consultationId:$consultationId)}',
);
