// Made by "npm run codegen". Do not edit.
export type AccountDeletionContentFragment = { readonly scheduledFor: string | null, readonly obstacles: ReadonlyArray<{ readonly text: string, readonly href: string, readonly mustBeSettled: boolean }>, readonly kept: ReadonlyArray<{ readonly title: string, readonly why: string, readonly until: string }> };
