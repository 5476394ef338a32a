// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskCreateTokenMutationVariables = { kind: string; name: string; scopes: ReadonlyArray<string>; days: number };

export type DeskCreateTokenMutation = { readonly deskCreateToken: { readonly secret: string, readonly expiresAt: string } };

export const DeskCreateTokenDocument = /* @__PURE__ */ typedDocument<DeskCreateTokenMutation, DeskCreateTokenMutationVariables>(
  'DeskCreateToken',
  'mutation DeskCreateToken($kind:String!$name:String!$scopes:[String!]!$days:Int!){deskCreateToken(kind:$kind name:$name scopes:$scopes days:$days){secret expiresAt}}',
);
