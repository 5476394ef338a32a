// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type RefillChangeQueryVariables = { change: Schema.RefillChangeInput };

export type RefillChangeQuery = { readonly refillChange: { readonly isPaused: boolean, readonly notes: ReadonlyArray<string>, readonly consentText: string, readonly consentVersion: string, readonly before: { readonly on: string | null, readonly amount: number, readonly credit: number, readonly everyDays: number }, readonly after: { readonly on: string | null, readonly amount: number, readonly credit: number, readonly everyDays: number } } };

export const RefillChangeDocument = /* @__PURE__ */ typedDocument<RefillChangeQuery, RefillChangeQueryVariables>(
  'RefillChange',
  'query RefillChange($change:RefillChangeInput!){refillChange(change:$change){before{on amount credit everyDays}after{on amount credit everyDays}isPaused notes consentText consentVersion}}',
);
