// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type UndoCancellationQueryVariables = { subscriptionId: string };

export type UndoCancellationQuery = { readonly undoCancellation: { readonly amount: number, readonly everyDays: number, readonly on: string | null, readonly isPaused: boolean, readonly until: string, readonly consentText: string, readonly consentVersion: string } };

export const UndoCancellationDocument = /* @__PURE__ */ typedDocument<UndoCancellationQuery, UndoCancellationQueryVariables>(
  'UndoCancellation',
  'query UndoCancellation($subscriptionId:ID!){undoCancellation(subscriptionId:$subscriptionId){amount everyDays on isPaused until consentText consentVersion}}',
);
