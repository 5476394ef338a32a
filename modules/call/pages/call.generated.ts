// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { ClinicianShownFragment } from '#modules/prescription/ui/clinician-shown.generated.ts';

export type CallPageQueryVariables = Readonly<Record<string, never>>;

export type CallPageQuery = { readonly currentUser: { readonly id: string, readonly liveCall: { readonly status: string, readonly isWaiting: boolean, readonly misses: number, readonly startsAt: string | null, readonly timeZone: string, readonly isByPhone: boolean, readonly joinUrl: string | null, readonly slots: ReadonlyArray<string>, readonly clinician: ClinicianShownFragment | null } | null } | null };

export const CallPageDocument = /* @__PURE__ */ typedDocument<CallPageQuery, CallPageQueryVariables>(
  'CallPage',
  'query CallPage{currentUser{id liveCall{status isWaiting misses startsAt clinician{...ClinicianShown}timeZone isByPhone joinUrl slots}}}fragment ClinicianShown on Clinician{name qualification medicalSchool residency signatureName photoUrl license{state number}}',
);
