// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type ReportOrderProblemMutationVariables = { input: Schema.OrderProblemInput };

export type ReportOrderProblemMutation = { readonly reportOrderProblem: string };

export const ReportOrderProblemDocument = /* @__PURE__ */ typedDocument<ReportOrderProblemMutation, ReportOrderProblemMutationVariables>(
  'ReportOrderProblem',
  'mutation ReportOrderProblem($input:OrderProblemInput!){reportOrderProblem(input:$input)}',
);
