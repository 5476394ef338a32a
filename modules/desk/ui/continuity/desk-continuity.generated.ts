// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskContinuityQueryVariables = { consultationId: string };

export type DeskContinuityQuery = { readonly deskContinuity: ReadonlyArray<{ readonly prescriptionId: string, readonly name: string, readonly label: string, readonly isOpen: boolean, readonly cause: string | null, readonly since: string | null, readonly decision: string | null, readonly decidedBy: string | null, readonly decidedAt: string | null, readonly patientText: string | null, readonly reason: string | null, readonly options: ReadonlyArray<{ readonly decision: string, readonly label: string, readonly description: string, readonly template: string }> }> };

export const DeskContinuityDocument = /* @__PURE__ */ typedDocument<DeskContinuityQuery, DeskContinuityQueryVariables>(
  'DeskContinuity',
  'query DeskContinuity($consultationId:ID!){deskContinuity(consultationId:$consultationId){prescriptionId name label isOpen cause since decision decidedBy decidedAt patientText reason options{decision label description template}}}',
);
