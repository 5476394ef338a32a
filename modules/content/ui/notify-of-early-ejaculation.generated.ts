// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type NotifyOfEarlyEjaculationMutationVariables = { email?: string | null | undefined };

export type NotifyOfEarlyEjaculationMutation = { readonly notifyOfService: boolean };

export const NotifyOfEarlyEjaculationDocument = /* @__PURE__ */ typedDocument<NotifyOfEarlyEjaculationMutation, NotifyOfEarlyEjaculationMutationVariables>(
  'NotifyOfEarlyEjaculation',
  'mutation NotifyOfEarlyEjaculation($email:String){notifyOfService(service:"premature_ejaculation" email:$email)}',
);
