// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskPersonRowContentFragment } from '#modules/operations/ui/people/desk-person-row-content.generated.ts';

export type FindPeopleQueryVariables = { text: string; after?: string | null | undefined };

export type FindPeopleQuery = { readonly deskPeople: { readonly next: string | null, readonly people: ReadonlyArray<DeskPersonRowContentFragment> } };

export const FindPeopleDocument = /* @__PURE__ */ typedDocument<FindPeopleQuery, FindPeopleQueryVariables>(
  'FindPeople',
  'query FindPeople($text:String!$after:String){deskPeople(text:$text after:$after){people{...DeskPersonRowContent}next}}fragment DeskPersonRowContent on DeskPersonRow{id name email phone state accountState accountStateLabel createdAt}',
);
