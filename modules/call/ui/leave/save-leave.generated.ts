// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskSaveLeaveMutationVariables = { input: Schema.LeaveInput };

export type DeskSaveLeaveMutation = { readonly deskSaveLeave: boolean };

export const DeskSaveLeaveDocument = /* @__PURE__ */ typedDocument<DeskSaveLeaveMutation, DeskSaveLeaveMutationVariables>(
  'DeskSaveLeave',
  'mutation DeskSaveLeave($input:LeaveInput!){deskSaveLeave(input:$input)}',
);
