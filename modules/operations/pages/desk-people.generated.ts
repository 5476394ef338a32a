// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskPersonContentFragment } from '#modules/operations/ui/people/desk-person-content.generated.ts';

export type DeskPeoplePageQueryVariables = { id?: string | null | undefined };

export type DeskPeoplePageQuery = { readonly deskPerson: DeskPersonContentFragment | null };

export const DeskPeoplePageDocument = /* @__PURE__ */ typedDocument<DeskPeoplePageQuery, DeskPeoplePageQueryVariables>(
  'DeskPeoplePage',
  'query DeskPeoplePage($id:ID){deskPerson(id:$id){...DeskPersonContent}}fragment DeskPersonContent on DeskPerson{account{...DeskPersonRowContent}subscriptions runningSubscriptions invoices failedInvoices orders{number statusLabel createdAt}requests{number statusLabel createdAt}caseId}fragment DeskPersonRowContent on DeskPersonRow{id name email phone state accountState accountStateLabel createdAt}',
);
