// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RemindOfProgressMutationVariables = { isOn: boolean };

export type RemindOfProgressMutation = { readonly remindOfProgress: string | null };

export const RemindOfProgressDocument = /* @__PURE__ */ typedDocument<RemindOfProgressMutation, RemindOfProgressMutationVariables>(
  'RemindOfProgress',
  'mutation RemindOfProgress($isOn:Boolean!){remindOfProgress(isOn:$isOn)}',
);
