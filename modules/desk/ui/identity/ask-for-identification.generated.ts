// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskAskForIdentificationMutationVariables = { consultationId: string };

export type DeskAskForIdentificationMutation = { readonly deskAskForIdentification: boolean };

export const DeskAskForIdentificationDocument = /* @__PURE__ */ typedDocument<DeskAskForIdentificationMutation, DeskAskForIdentificationMutationVariables>(
  'DeskAskForIdentification',
  'mutation DeskAskForIdentification($consultationId:ID!){deskAskForIdentification(consultationId:$consultationId)}',
);
