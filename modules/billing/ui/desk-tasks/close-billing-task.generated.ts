// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskCloseBillingTaskMutationVariables = { input: Schema.CloseBillingTaskInput };

export type DeskCloseBillingTaskMutation = { readonly deskCloseBillingTask: boolean };

export const DeskCloseBillingTaskDocument = /* @__PURE__ */ typedDocument<DeskCloseBillingTaskMutation, DeskCloseBillingTaskMutationVariables>(
  'DeskCloseBillingTask',
  'mutation DeskCloseBillingTask($input:CloseBillingTaskInput!){deskCloseBillingTask(input:$input)}',
);
