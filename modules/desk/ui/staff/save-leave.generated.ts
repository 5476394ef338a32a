// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type SaveLeaveMutationVariables = { email: string; input: Schema.LeaveInput };

export type SaveLeaveMutation = { readonly saveLeave: boolean };

export const SaveLeaveDocument = /* @__PURE__ */ typedDocument<SaveLeaveMutation, SaveLeaveMutationVariables>(
  'SaveLeave',
  'mutation SaveLeave($email:String!$input:LeaveInput!){saveLeave(email:$email input:$input)}',
);
