// Made by "npm run codegen". Do not edit.
export type SubscriptionSummaryFragment = { readonly id: string, readonly label: string, readonly detail: string, readonly productNames: ReadonlyArray<string>, readonly isCancellable: boolean };
