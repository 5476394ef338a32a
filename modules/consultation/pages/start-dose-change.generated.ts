// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type StartDoseChangeMutationVariables = { serviceLine?: string | null | undefined };

export type StartDoseChangeMutation = { readonly startDoseChange: boolean };

export const StartDoseChangeDocument = /* @__PURE__ */ typedDocument<StartDoseChangeMutation, StartDoseChangeMutationVariables>(
  'StartDoseChange',
  'mutation StartDoseChange($serviceLine:String){startDoseChange(serviceLine:$serviceLine)}',
);
