// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { TrialBalanceTableFragment } from '#modules/billing/ui/desk-journal/trial-balance-table.generated.ts';

export type DeskJournalPageQueryVariables = { number?: string | null | undefined };

export type DeskJournalPageQuery = { readonly deskJournal: { readonly number: string, readonly invoice: { readonly invoiceNumber: string, readonly invoiceStatus: string, readonly total: number, readonly orderNumber: string, readonly patientName: string, readonly canBeLowered: boolean, readonly entries: ReadonlyArray<{ readonly id: string, readonly label: string, readonly source: string, readonly at: string, readonly postings: ReadonlyArray<{ readonly account: string, readonly label: string, readonly debit: number, readonly credit: number }> }>, readonly balance: TrialBalanceTableFragment } | null, readonly balance: TrialBalanceTableFragment, readonly waiting: { readonly tasks: number, readonly orders: number } } };

export const DeskJournalPageDocument = /* @__PURE__ */ typedDocument<DeskJournalPageQuery, DeskJournalPageQueryVariables>(
  'DeskJournalPage',
  'query DeskJournalPage($number:String){deskJournal(number:$number){number invoice{invoiceNumber invoiceStatus total orderNumber patientName canBeLowered entries{id label source at postings{account label debit credit}}balance{...TrialBalanceTable}}balance{...TrialBalanceTable}waiting{tasks orders}}}fragment TrialBalanceTable on TrialBalance{accounts{account label type debit credit}debit credit}',
);
