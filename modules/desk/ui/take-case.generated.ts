// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskTakeCaseMutationVariables = { consultationId: string };

export type DeskTakeCaseMutation = { readonly deskTake: { readonly consultationId: string } };

export const DeskTakeCaseDocument = /* @__PURE__ */ typedDocument<DeskTakeCaseMutation, DeskTakeCaseMutationVariables>(
  'DeskTakeCase',
  'mutation DeskTakeCase($consultationId:ID!){deskTake(consultationId:$consultationId){consultationId}}',
);
