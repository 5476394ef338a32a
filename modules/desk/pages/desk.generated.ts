// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskCaseRowFragment } from '#modules/desk/ui/desk-case-row.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskQueuePageQueryVariables = { input: Schema.DeskQueueInput };

export type DeskQueuePageQuery = { readonly deskQueuePage: { readonly next: string | null, readonly counts: { readonly waiting: number, readonly late: number, readonly mine: number, readonly reply: number, readonly all: number, readonly tasks: ReadonlyArray<{ readonly task: string, readonly count: number }> }, readonly cases: ReadonlyArray<DeskCaseRowFragment> } };

export const DeskQueuePageDocument = /* @__PURE__ */ typedDocument<DeskQueuePageQuery, DeskQueuePageQueryVariables>(
  'DeskQueuePage',
  'query DeskQueuePage($input:DeskQueueInput!){deskQueuePage(input:$input){next counts{waiting late mine reply all tasks{task count}}cases{...DeskCaseRow}}}fragment DeskCaseRow on DeskCase{consultationId patientName age state kind status statusLabel submittedAt decidedAt correctedAt waitingHours flagCount strongestOutcome productNames assignedTo isMine isAnnual unreadFromPatient task dueAt isLate isOurTurn photosMissing lines isAlert}',
);
