// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskDuplicateDetailsFragment } from '#modules/desk/ui/desk-duplicate-details.generated.ts';

export type DeskDuplicatesQueryVariables = { consultationId: string };

export type DeskDuplicatesQuery = { readonly deskPossibleDuplicates: ReadonlyArray<DeskDuplicateDetailsFragment> };

export const DeskDuplicatesDocument = /* @__PURE__ */ typedDocument<DeskDuplicatesQuery, DeskDuplicatesQueryVariables>(
  'DeskDuplicates',
  'query DeskDuplicates($consultationId:ID!){deskPossibleDuplicates(consultationId:$consultationId){...DeskDuplicateDetails}}fragment DeskDuplicateDetails on DeskDuplicate{id status shared foundAt name email dob takes{id name label dispensedAt}openStops{ruleId outcome reason}cases{consultationId kind statusLabel createdAt}keepsThis mayKeepThis mayKeepOther decidedAt decidedBy decisionReason}',
);
