// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DecideDepositMutationVariables = { orderId: string; decision: string; reason: string };

export type DecideDepositMutation = { readonly deskDecideDeposit: boolean };

export const DecideDepositDocument = /* @__PURE__ */ typedDocument<DecideDepositMutation, DecideDepositMutationVariables>(
  'DecideDeposit',
  'mutation DecideDeposit($orderId:ID!$decision:String!$reason:String!){deskDecideDeposit(orderId:$orderId decision:$decision reason:$reason)}',
);
