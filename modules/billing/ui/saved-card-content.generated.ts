// Made by "npm run codegen". Do not edit.
export type SavedCardContentFragment = { readonly id: string, readonly brand: string, readonly last4: string, readonly wallet: string | null, readonly expMonth: number, readonly expYear: number, readonly isDefault: boolean, readonly expiry: string };
