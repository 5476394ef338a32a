// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ProgressPageQueryVariables = Readonly<Record<string, never>>;

export type ProgressPageQuery = { readonly currentUser: { readonly id: string, readonly care: { readonly unreadMessages: number }, readonly progress: { readonly treatedSince: string | null, readonly remindAt: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly view: string, readonly url: string, readonly takenAt: string, readonly note: string | null, readonly isShared: boolean, readonly isRecent: boolean, readonly ofVisit: boolean, readonly month: number | null }> } } | null };

export const ProgressPageDocument = /* @__PURE__ */ typedDocument<ProgressPageQuery, ProgressPageQueryVariables>(
  'ProgressPage',
  'query ProgressPage{currentUser{id care{unreadMessages}progress{treatedSince remindAt photos{id view url takenAt note isShared isRecent ofVisit month}}}}',
);
