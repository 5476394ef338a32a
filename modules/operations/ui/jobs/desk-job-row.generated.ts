// Made by "npm run codegen". Do not edit.
export type DeskJobRowFragment = { readonly id: string, readonly kind: string, readonly attempts: number, readonly maxAttempts: number, readonly addedAt: string, readonly nextTryAt: string | null, readonly lastError: string | null };
