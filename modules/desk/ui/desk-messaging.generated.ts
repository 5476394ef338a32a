// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskMessagingQueryVariables = { consultationId: string };

export type DeskMessagingQuery = { readonly deskMessaging: { readonly templates: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly title: string, readonly body: string, readonly mustEdit: boolean }>, readonly unsentFiles: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: string, readonly bytes: number, readonly url: string }>, readonly drafts: ReadonlyArray<{ readonly subject: string, readonly body: string }> } };

export const DeskMessagingDocument = /* @__PURE__ */ typedDocument<DeskMessagingQuery, DeskMessagingQueryVariables>(
  'DeskMessaging',
  'query DeskMessaging($consultationId:ID!){deskMessaging(consultationId:$consultationId){templates{id kind title body mustEdit}unsentFiles{id name kind bytes url}drafts{subject body}}}',
);
