// Made by "npm run codegen". Do not edit.
export type PlacedOrderFragment = { readonly status: string, readonly actionUrl: string | null, readonly href: string, readonly ordered: boolean, readonly purchase: { readonly productIds: ReadonlyArray<number>, readonly specialties: ReadonlyArray<string>, readonly purchaseAmount: number } | null };
