// Made by "npm run codegen". Do not edit.
export type BillingActionContentFragment = { readonly title: string, readonly detail: string, readonly label: string, readonly href: string };
