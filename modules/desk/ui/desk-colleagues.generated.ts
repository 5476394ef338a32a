// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type DeskColleaguesQueryVariables = { consultationId: string };

export type DeskColleaguesQuery = { readonly deskCase: { readonly colleagues: ReadonlyArray<{ readonly id: string, readonly name: string, readonly qualification: string, readonly isOnLeave: boolean }> } };

export const DeskColleaguesDocument = /* @__PURE__ */ typedDocument<DeskColleaguesQuery, DeskColleaguesQueryVariables>(
  'DeskColleagues',
  'query DeskColleagues($consultationId:ID!){deskCase(consultationId:$consultationId){colleagues{id name qualification isOnLeave}}}',
);
