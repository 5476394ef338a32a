// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type NotifyOfStateMutationVariables = { state: string; email?: string | null | undefined };

export type NotifyOfStateMutation = { readonly notifyOfState: boolean };

export const NotifyOfStateDocument = /* @__PURE__ */ typedDocument<NotifyOfStateMutation, NotifyOfStateMutationVariables>(
  'NotifyOfState',
  'mutation NotifyOfState($state:String!$email:String){notifyOfState(state:$state email:$email)}',
);
