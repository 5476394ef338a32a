// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskMoveDepositMutationVariables = { input: Schema.MoveDepositInput };

export type DeskMoveDepositMutation = { readonly deskMoveDeposit: boolean };

export const DeskMoveDepositDocument = /* @__PURE__ */ typedDocument<DeskMoveDepositMutation, DeskMoveDepositMutationVariables>(
  'DeskMoveDeposit',
  'mutation DeskMoveDeposit($input:MoveDepositInput!){deskMoveDeposit(input:$input)}',
);
