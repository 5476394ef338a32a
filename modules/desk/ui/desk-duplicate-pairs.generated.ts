// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskDuplicateDetailsFragment } from '#modules/desk/ui/desk-duplicate-details.generated.ts';

export type DeskDuplicatePairsQueryVariables = Readonly<Record<string, never>>;

export type DeskDuplicatePairsQuery = { readonly deskDuplicatesWithoutCase: ReadonlyArray<{ readonly name: string, readonly email: string, readonly takes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly label: string, readonly dispensedAt: string | null }>, readonly other: DeskDuplicateDetailsFragment }> };

export const DeskDuplicatePairsDocument = /* @__PURE__ */ typedDocument<DeskDuplicatePairsQuery, DeskDuplicatePairsQueryVariables>(
  'DeskDuplicatePairs',
  'query DeskDuplicatePairs{deskDuplicatesWithoutCase{name email takes{id name label dispensedAt}other{...DeskDuplicateDetails}}}fragment DeskDuplicateDetails on DeskDuplicate{id status shared foundAt name email dob takes{id name label dispensedAt}openStops{ruleId outcome reason}cases{consultationId kind statusLabel createdAt}keepsThis mayKeepThis mayKeepOther decidedAt decidedBy decisionReason}',
);
