// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskNoReplyNeededMutationVariables = { consultationId: string };

export type DeskNoReplyNeededMutation = { readonly deskNoReplyNeeded: boolean };

export const DeskNoReplyNeededDocument = /* @__PURE__ */ typedDocument<DeskNoReplyNeededMutation, DeskNoReplyNeededMutationVariables>(
  'DeskNoReplyNeeded',
  'mutation DeskNoReplyNeeded($consultationId:ID!){deskNoReplyNeeded(consultationId:$consultationId)}',
);
