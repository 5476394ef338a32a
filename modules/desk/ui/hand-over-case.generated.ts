// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskHandOverCaseMutationVariables = { consultationId: string; clinicianId: string; note: string };

export type DeskHandOverCaseMutation = { readonly deskHandOver: { readonly consultationId: string, readonly assignedTo: string | null } };

export const DeskHandOverCaseDocument = /* @__PURE__ */ typedDocument<DeskHandOverCaseMutation, DeskHandOverCaseMutationVariables>(
  'DeskHandOverCase',
  'mutation DeskHandOverCase($consultationId:ID!$clinicianId:ID!$note:String!){deskHandOver(consultationId:$consultationId clinicianId:$clinicianId note:$note){consultationId assignedTo}}',
);
