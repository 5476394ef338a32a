// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskNextQueryVariables = Readonly<Record<string, never>>;

export type DeskNextQuery = { readonly deskQueue: ReadonlyArray<{ readonly consultationId: string, readonly patientName: string, readonly age: number | null, readonly state: string, readonly kind: string, readonly status: string, readonly statusLabel: string, readonly submittedAt: string | null, readonly waitingHours: number, readonly flagCount: number, readonly strongestOutcome: string, readonly productNames: ReadonlyArray<string>, readonly assignedTo: string | null, readonly isMine: boolean, readonly unreadFromPatient: number }> };

export const DeskNextDocument = typedDocument<DeskNextQuery, DeskNextQueryVariables>(
  'DeskNext',
  'query DeskNext{deskQueue{...DeskCaseRow}}fragment DeskCaseRow on DeskCase{consultationId patientName age state kind status statusLabel submittedAt waitingHours flagCount strongestOutcome productNames assignedTo isMine unreadFromPatient}',
);
