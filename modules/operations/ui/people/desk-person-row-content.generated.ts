// Made by "npm run codegen". Do not edit.
export type DeskPersonRowContentFragment = { readonly id: string, readonly name: string | null, readonly email: string | null, readonly phone: string | null, readonly state: string | null, readonly accountState: string, readonly accountStateLabel: string, readonly createdAt: string };
