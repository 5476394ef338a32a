// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskCaseRowFragment } from '#modules/desk/ui/desk-case-row.generated.ts';

export type DeskQueuePageQueryVariables = Readonly<Record<string, never>>;

export type DeskQueuePageQuery = { readonly deskQueue: ReadonlyArray<DeskCaseRowFragment> };

export const DeskQueuePageDocument = typedDocument<DeskQueuePageQuery, DeskQueuePageQueryVariables>(
  'DeskQueuePage',
  'query DeskQueuePage{deskQueue{...DeskCaseRow}}fragment DeskCaseRow on DeskCase{consultationId patientName age state kind status statusLabel submittedAt correctedAt waitingHours flagCount strongestOutcome productNames assignedTo isMine unreadFromPatient isAlert}',
);
