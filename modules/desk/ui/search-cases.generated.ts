// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskCaseRowFragment } from '#modules/desk/ui/desk-case-row.generated.ts';

export type DeskSearchMutationVariables = { text: string };

export type DeskSearchMutation = { readonly deskSearch: ReadonlyArray<DeskCaseRowFragment> };

export const DeskSearchDocument = /* @__PURE__ */ typedDocument<DeskSearchMutation, DeskSearchMutationVariables>(
  'DeskSearch',
  'mutation DeskSearch($text:String!){deskSearch(text:$text){...DeskCaseRow}}fragment DeskCaseRow on DeskCase{consultationId patientName age state kind status statusLabel submittedAt decidedAt correctedAt waitingHours flagCount strongestOutcome productNames assignedTo isMine isAnnual unreadFromPatient task dueAt isLate isOurTurn photosMissing lines isAlert}',
);
