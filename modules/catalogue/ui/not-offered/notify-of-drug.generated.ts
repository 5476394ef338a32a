// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type NotifyOfDrugMutationVariables = { drugType: string; email?: string | null | undefined };

export type NotifyOfDrugMutation = { readonly notifyOfDrug: boolean };

export const NotifyOfDrugDocument = /* @__PURE__ */ typedDocument<NotifyOfDrugMutation, NotifyOfDrugMutationVariables>(
  'NotifyOfDrug',
  'mutation NotifyOfDrug($drugType:String!$email:String){notifyOfDrug(drugType:$drugType email:$email)}',
);
