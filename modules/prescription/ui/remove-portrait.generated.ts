// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskRemovePortraitMutationVariables = Readonly<Record<string, never>>;

export type DeskRemovePortraitMutation = { readonly deskRemovePortrait: boolean };

export const DeskRemovePortraitDocument = /* @__PURE__ */ typedDocument<DeskRemovePortraitMutation, DeskRemovePortraitMutationVariables>(
  'DeskRemovePortrait',
  'mutation DeskRemovePortrait{deskRemovePortrait}',
);
