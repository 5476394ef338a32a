// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DiscardDataExportMutationVariables = Readonly<Record<string, never>>;

export type DiscardDataExportMutation = { readonly discardDataExport: boolean };

export const DiscardDataExportDocument = /* @__PURE__ */ typedDocument<DiscardDataExportMutation, DiscardDataExportMutationVariables>(
  'DiscardDataExport',
  'mutation DiscardDataExport{discardDataExport}',
);
