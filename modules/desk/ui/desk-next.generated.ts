// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskCaseRowFragment } from '#modules/desk/ui/desk-case-row.generated.ts';

export type DeskNextQueryVariables = Readonly<Record<string, never>>;

export type DeskNextQuery = { readonly deskQueue: ReadonlyArray<DeskCaseRowFragment> };

export const DeskNextDocument = typedDocument<DeskNextQuery, DeskNextQueryVariables>(
  'DeskNext',
  'query DeskNext{deskQueue{...DeskCaseRow}}fragment DeskCaseRow on DeskCase{consultationId patientName age state kind status statusLabel submittedAt correctedAt waitingHours flagCount strongestOutcome productNames assignedTo isMine unreadFromPatient isAlert}',
);
