// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AbandonDisguisePageQueryVariables = Readonly<Record<string, never>>;

export type AbandonDisguisePageQuery = { readonly impersonation: { readonly patientEmail: string, readonly patientName: string | null, readonly reason: string, readonly startedAt: string, readonly endsAt: string } | null };

export const AbandonDisguisePageDocument = typedDocument<AbandonDisguisePageQuery, AbandonDisguisePageQueryVariables>(
  'AbandonDisguisePage',
  'query AbandonDisguisePage{impersonation{patientEmail patientName reason startedAt endsAt}}',
);
