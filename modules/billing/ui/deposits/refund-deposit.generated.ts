// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RefundDepositMutationVariables = { orderId: string };

export type RefundDepositMutation = { readonly refundDeposit: boolean };

export const RefundDepositDocument = /* @__PURE__ */ typedDocument<RefundDepositMutation, RefundDepositMutationVariables>(
  'RefundDeposit',
  'mutation RefundDeposit($orderId:ID!){refundDeposit(orderId:$orderId)}',
);
