// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type MessageYourProviderPageQueryVariables = Readonly<Record<string, never>>;

export type MessageYourProviderPageQuery = { readonly currentUser: { readonly id: string, readonly care: { readonly clinician: { readonly name: string } | null }, readonly visit: { readonly id: string, readonly submittedAt: string | null } | null } | null, readonly startFlow: { readonly answers: string } };

export const MessageYourProviderPageDocument = /* @__PURE__ */ typedDocument<MessageYourProviderPageQuery, MessageYourProviderPageQueryVariables>(
  'MessageYourProviderPage',
  'query MessageYourProviderPage{currentUser{id care{clinician{name}}visit{id submittedAt}}startFlow(name:"sh-condition-routing"){answers}}',
);
