// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskLiveCallQueryVariables = { consultationId: string };

export type DeskLiveCallQuery = { readonly deskLiveCall: { readonly status: string, readonly isWaiting: boolean, readonly mayAct: boolean, readonly mayWaive: boolean, readonly misses: number, readonly note: string | null, readonly startsAt: string | null, readonly clinicianName: string | null, readonly joinUrl: string | null, readonly phone: string | null } | null };

export const DeskLiveCallDocument = /* @__PURE__ */ typedDocument<DeskLiveCallQuery, DeskLiveCallQueryVariables>(
  'DeskLiveCall',
  'query DeskLiveCall($consultationId:ID!){deskLiveCall(consultationId:$consultationId){status isWaiting mayAct mayWaive misses note startsAt clinicianName joinUrl phone}}',
);
