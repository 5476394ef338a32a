// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type RequestDataExportMutationVariables = Readonly<Record<string, never>>;

export type RequestDataExportMutation = { readonly requestDataExport: { readonly status: string } };

export const RequestDataExportDocument = /* @__PURE__ */ typedDocument<RequestDataExportMutation, RequestDataExportMutationVariables>(
  'RequestDataExport',
  'mutation RequestDataExport{requestDataExport{status}}',
);
