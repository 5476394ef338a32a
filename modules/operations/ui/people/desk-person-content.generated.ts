// Made by "npm run codegen". Do not edit.
import type { DeskPersonRowContentFragment } from '#modules/operations/ui/people/desk-person-row-content.generated.ts';

export type DeskPersonContentFragment = { readonly subscriptions: number | null, readonly runningSubscriptions: number | null, readonly invoices: number | null, readonly failedInvoices: number | null, readonly caseId: string | null, readonly account: DeskPersonRowContentFragment, readonly orders: ReadonlyArray<{ readonly number: string, readonly statusLabel: string, readonly createdAt: string }> | null, readonly requests: ReadonlyArray<{ readonly number: string, readonly statusLabel: string, readonly createdAt: string }> | null };
