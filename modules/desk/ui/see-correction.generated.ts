// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskCaseRowFragment } from '#modules/desk/ui/desk-case-row.generated.ts';

export type DeskSeeCorrectionMutationVariables = { correctionId: string; note?: string | null | undefined };

export type DeskSeeCorrectionMutation = { readonly deskSeeCorrection: DeskCaseRowFragment };

export const DeskSeeCorrectionDocument = /* @__PURE__ */ typedDocument<DeskSeeCorrectionMutation, DeskSeeCorrectionMutationVariables>(
  'DeskSeeCorrection',
  'mutation DeskSeeCorrection($correctionId:ID!$note:String){deskSeeCorrection(correctionId:$correctionId note:$note){...DeskCaseRow}}fragment DeskCaseRow on DeskCase{consultationId patientName age state kind status statusLabel submittedAt decidedAt correctedAt waitingHours flagCount strongestOutcome productNames assignedTo isMine isAnnual unreadFromPatient task dueAt isLate isOurTurn photosMissing lines isAlert}',
);
