// Made by "npm run codegen". Do not edit.
export type LaterChargesContentFragment = { readonly amount: number, readonly laterSteps: ReadonlyArray<{ readonly fromOrder: number, readonly amount: number }> };
