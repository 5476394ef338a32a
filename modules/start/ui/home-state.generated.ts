// Made by "npm run codegen". Do not edit.
export type HomeStateFragment = { readonly id: string, readonly address: { readonly state: string } | null };
