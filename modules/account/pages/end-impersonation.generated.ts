// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type EndImpersonationPageQueryVariables = Readonly<Record<string, never>>;

export type EndImpersonationPageQuery = { readonly impersonation: { readonly patientEmail: string, readonly patientName: string | null, readonly reason: string, readonly startedAt: string, readonly endsAt: string } | null };

export const EndImpersonationPageDocument = /* @__PURE__ */ typedDocument<EndImpersonationPageQuery, EndImpersonationPageQueryVariables>(
  'EndImpersonationPage',
  'query EndImpersonationPage{impersonation{patientEmail patientName reason startedAt endsAt}}',
);
