// Made by "npm run codegen". Do not edit.
export type DeskJobKindRowFragment = { readonly kind: string, readonly running: number, readonly waiting: number, readonly oldestAt: string | null, readonly nextTryAt: string | null, readonly failed: number, readonly lastError: string | null };
