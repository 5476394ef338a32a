// Made by "npm run codegen". Do not edit.
export type DataExportContentFragment = { readonly status: string, readonly requestedAt: string, readonly endsAt: string | null, readonly bytes: number | null, readonly href: string | null };
