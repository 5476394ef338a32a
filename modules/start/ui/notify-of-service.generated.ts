// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type NotifyOfServiceMutationVariables = { service: string; email?: string | null | undefined };

export type NotifyOfServiceMutation = { readonly notifyOfService: boolean };

export const NotifyOfServiceDocument = /* @__PURE__ */ typedDocument<NotifyOfServiceMutation, NotifyOfServiceMutationVariables>(
  'NotifyOfService',
  'mutation NotifyOfService($service:String!$email:String){notifyOfService(service:$service email:$email)}',
);
