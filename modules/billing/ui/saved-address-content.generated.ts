// Made by "npm run codegen". Do not edit.
export type SavedAddressContentFragment = { readonly id: string | null, readonly streetAddress1: string, readonly streetAddress2: string | null, readonly city: string, readonly state: string, readonly zipCode: string };
