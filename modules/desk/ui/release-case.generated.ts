// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskReleaseCaseMutationVariables = { consultationId: string };

export type DeskReleaseCaseMutation = { readonly deskRelease: { readonly consultationId: string, readonly assignedTo: string | null } };

export const DeskReleaseCaseDocument = /* @__PURE__ */ typedDocument<DeskReleaseCaseMutation, DeskReleaseCaseMutationVariables>(
  'DeskReleaseCase',
  'mutation DeskReleaseCase($consultationId:ID!){deskRelease(consultationId:$consultationId){consultationId assignedTo}}',
);
