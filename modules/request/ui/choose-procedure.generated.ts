// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ChooseProcedureMutationVariables = { productId: number; procedureOn: string };

export type ChooseProcedureMutation = { readonly chooseProcedure: boolean };

export const ChooseProcedureDocument = /* @__PURE__ */ typedDocument<ChooseProcedureMutation, ChooseProcedureMutationVariables>(
  'ChooseProcedure',
  'mutation ChooseProcedure($productId:Int!$procedureOn:Date!){chooseProcedure(productId:$productId procedureOn:$procedureOn)}',
);
