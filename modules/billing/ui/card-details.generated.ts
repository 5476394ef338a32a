// Made by "npm run codegen". Do not edit.
export type CardDetailsFragment = { readonly brand: string, readonly last4: string, readonly wallet: string | null, readonly expMonth: number, readonly expYear: number };
