// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeclineSsriMutationVariables = Readonly<Record<string, never>>;

export type DeclineSsriMutation = { readonly declineSsri: boolean };

export const DeclineSsriDocument = /* @__PURE__ */ typedDocument<DeclineSsriMutation, DeclineSsriMutationVariables>(
  'DeclineSsri',
  'mutation DeclineSsri{declineSsri}',
);
