// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskReadIdentificationMutationVariables = { consultationId: string; name: string; dob: string; remark?: string | null | undefined };

export type DeskReadIdentificationMutation = { readonly deskReadIdentification: { readonly isConfirmed: boolean, readonly sameName: boolean, readonly sameBirthDate: boolean } };

export const DeskReadIdentificationDocument = /* @__PURE__ */ typedDocument<DeskReadIdentificationMutation, DeskReadIdentificationMutationVariables>(
  'DeskReadIdentification',
  'mutation DeskReadIdentification($consultationId:ID!$name:String!$dob:String!$remark:String){deskReadIdentification(consultationId:$consultationId name:$name dob:$dob remark:$remark){isConfirmed sameName sameBirthDate}}',
);
