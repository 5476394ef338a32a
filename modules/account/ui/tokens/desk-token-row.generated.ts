// Made by "npm run codegen". Do not edit.
export type DeskTokenRowFragment = { readonly id: string, readonly kind: string, readonly name: string, readonly shownStart: string, readonly scopes: ReadonlyArray<string>, readonly makerEmail: string, readonly isOwn: boolean, readonly state: string, readonly createdAt: string, readonly expiresAt: string, readonly lastUsedAt: string | null };
