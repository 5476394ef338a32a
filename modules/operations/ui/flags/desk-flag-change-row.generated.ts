// Made by "npm run codegen". Do not edit.
export type DeskFlagChangeRowFragment = { readonly id: string, readonly subject: string, readonly before: string, readonly after: string, readonly seenAt: string };
