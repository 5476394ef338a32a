// Made by "npm run codegen". Do not edit.
export type TrialBalanceTableFragment = { readonly debit: number, readonly credit: number, readonly accounts: ReadonlyArray<{ readonly account: string, readonly label: string, readonly type: string, readonly debit: number, readonly credit: number }> };
