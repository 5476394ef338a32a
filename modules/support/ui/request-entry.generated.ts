// Made by "npm run codegen". Do not edit.
export type RequestEntryFragment = { readonly id: string, readonly isPatient: boolean, readonly authorName: string, readonly body: string, readonly createdAt: string };
