// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskOpenChangeMutationVariables = { consultationId: string; prescriptionId: string; productIds: ReadonlyArray<number>; reason: string; asksPatient: boolean };

export type DeskOpenChangeMutation = { readonly deskOpenChange: string };

export const DeskOpenChangeDocument = /* @__PURE__ */ typedDocument<DeskOpenChangeMutation, DeskOpenChangeMutationVariables>(
  'DeskOpenChange',
  'mutation DeskOpenChange($consultationId:ID!$prescriptionId:ID!$productIds:[Int!]!$reason:String!$asksPatient:Boolean!){deskOpenChange(consultationId:$consultationId prescriptionId:$prescriptionId productIds:$productIds reason:$reason asksPatient:$asksPatient)}',
);
