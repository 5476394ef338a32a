// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskReportOrderProblemMutationVariables = { input: Schema.DeskOrderProblemInput };

export type DeskReportOrderProblemMutation = { readonly deskReportOrderProblem: boolean };

export const DeskReportOrderProblemDocument = /* @__PURE__ */ typedDocument<DeskReportOrderProblemMutation, DeskReportOrderProblemMutationVariables>(
  'DeskReportOrderProblem',
  'mutation DeskReportOrderProblem($input:DeskOrderProblemInput!){deskReportOrderProblem(input:$input)}',
);
