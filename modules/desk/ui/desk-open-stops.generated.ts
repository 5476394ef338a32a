// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskKnownAnswerFragment } from '#modules/desk/ui/desk-known-answer.generated.ts';

export type DeskOpenStopsQueryVariables = { consultationId: string };

export type DeskOpenStopsQuery = { readonly deskOpenStops: ReadonlyArray<{ readonly ruleId: string, readonly outcome: string, readonly reason: string, readonly needsSecondClinician: boolean, readonly proposedBy: string | null, readonly proposedReason: string | null, readonly answers: ReadonlyArray<DeskKnownAnswerFragment> }> };

export const DeskOpenStopsDocument = /* @__PURE__ */ typedDocument<DeskOpenStopsQuery, DeskOpenStopsQueryVariables>(
  'DeskOpenStops',
  'query DeskOpenStops($consultationId:ID!){deskOpenStops(consultationId:$consultationId){ruleId outcome reason answers{...DeskKnownAnswer}needsSecondClinician proposedBy proposedReason}}fragment DeskKnownAnswer on DeskKnownAnswer{id questionId question answer givenAt visit isFromClinician isSubmitted}',
);
