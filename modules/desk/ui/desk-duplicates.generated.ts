// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskDuplicatesQueryVariables = { consultationId: string };

export type DeskDuplicatesQuery = { readonly deskPossibleDuplicates: ReadonlyArray<{ readonly id: string, readonly status: string, readonly shared: ReadonlyArray<string>, readonly foundAt: string, readonly name: string, readonly email: string, readonly dob: string | null, readonly keepsThis: boolean | null, readonly mayKeepThis: boolean, readonly mayKeepOther: boolean, readonly decidedAt: string | null, readonly decidedBy: string | null, readonly decisionReason: string | null, readonly takes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly label: string, readonly dispensedAt: string | null }>, readonly cases: ReadonlyArray<{ readonly consultationId: string, readonly kind: string, readonly statusLabel: string, readonly createdAt: string }> }> };

export const DeskDuplicatesDocument = typedDocument<DeskDuplicatesQuery, DeskDuplicatesQueryVariables>(
  'DeskDuplicates',
  'query DeskDuplicates($consultationId:ID!){deskPossibleDuplicates(consultationId:$consultationId){id status shared foundAt name email dob takes{id name label dispensedAt}cases{consultationId kind statusLabel createdAt}keepsThis mayKeepThis mayKeepOther decidedAt decidedBy decisionReason}}',
);
