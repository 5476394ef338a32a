// Made by "npm run codegen". Do not edit.
export type ShippingPlanFragment = { readonly plan: ReadonlyArray<{ readonly productId: number, readonly name: string, readonly price: number, readonly afterwards: string, readonly everyDays: number, readonly needsPrescription: boolean }> };
