// Made by "npm run codegen". Do not edit.
export type ScheduledDeletionContentFragment = { readonly scheduledFor: string | null, readonly canBeWithdrawn: boolean | null };
