// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskNextQueryVariables = { consultationId: string };

export type DeskNextQuery = { readonly deskNextCase: { readonly consultationId: string, readonly patientName: string, readonly kind: string } | null };

export const DeskNextDocument = /* @__PURE__ */ typedDocument<DeskNextQuery, DeskNextQueryVariables>(
  'DeskNext',
  'query DeskNext($consultationId:ID!){deskNextCase(consultationId:$consultationId){consultationId patientName kind}}',
);
