// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type FindPatientQueryVariables = { wish: string };

export type FindPatientQuery = { readonly findPatient: { readonly id: string, readonly email: string, readonly name: string | null, readonly createdAt: string } | null };

export const FindPatientDocument = /* @__PURE__ */ typedDocument<FindPatientQuery, FindPatientQueryVariables>(
  'FindPatient',
  'query FindPatient($wish:String!){findPatient(wish:$wish){id email name createdAt}}',
);
