// Made by "npm run codegen". Do not edit.
export type CardEntrySettingsFragment = { readonly kind: string, readonly frameUrl: string | null, readonly publishableKey: string | null };
