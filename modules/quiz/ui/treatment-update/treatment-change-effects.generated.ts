// Made by "npm run codegen". Do not edit.
export type TreatmentChangeEffectsFragment = { readonly checkoutProductIds: ReadonlyArray<number>, readonly message: string | null, readonly charges: ReadonlyArray<{ readonly on: string, readonly before: number, readonly after: number, readonly everyDays: number, readonly productNames: ReadonlyArray<string> }> };
