// Made by "npm run codegen". Do not edit.
export type MessageFileFragment = { readonly id: string, readonly name: string, readonly kind: string, readonly bytes: number, readonly url: string };
