// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskRefuseCaseMutationVariables = { consultationId: string; reason: string; alternatives: string };

export type DeskRefuseCaseMutation = { readonly deskRefuse: { readonly consultationId: string, readonly status: string } };

export const DeskRefuseCaseDocument = /* @__PURE__ */ typedDocument<DeskRefuseCaseMutation, DeskRefuseCaseMutationVariables>(
  'DeskRefuseCase',
  'mutation DeskRefuseCase($consultationId:ID!$reason:String!$alternatives:String!){deskRefuse(consultationId:$consultationId reason:$reason alternatives:$alternatives){consultationId status}}',
);
