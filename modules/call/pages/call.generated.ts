// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CallPageQueryVariables = Readonly<Record<string, never>>;

export type CallPageQuery = { readonly currentUser: { readonly id: string, readonly liveCall: { readonly status: string, readonly isWaiting: boolean, readonly misses: number, readonly startsAt: string | null, readonly clinicianName: string | null, readonly clinicianPhotoUrl: string | null, readonly timeZone: string, readonly isByPhone: boolean, readonly joinUrl: string | null, readonly slots: ReadonlyArray<string> } | null } | null };

export const CallPageDocument = /* @__PURE__ */ typedDocument<CallPageQuery, CallPageQueryVariables>(
  'CallPage',
  'query CallPage{currentUser{id liveCall{status isWaiting misses startsAt clinicianName clinicianPhotoUrl timeZone isByPhone joinUrl slots}}}',
);
