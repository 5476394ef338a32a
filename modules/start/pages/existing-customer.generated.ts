// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ExistingCustomerPageQueryVariables = Readonly<Record<string, never>>;

export type ExistingCustomerPageQuery = { readonly currentUser: { readonly id: string, readonly hasActiveSubscription: boolean, readonly canUpdateTreatment: boolean } | null };

export const ExistingCustomerPageDocument = /* @__PURE__ */ typedDocument<ExistingCustomerPageQuery, ExistingCustomerPageQueryVariables>(
  'ExistingCustomerPage',
  'query ExistingCustomerPage{currentUser{id hasActiveSubscription canUpdateTreatment}}',
);
