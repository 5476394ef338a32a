// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskDepositContentFragment } from '#modules/billing/ui/desk-deposits/desk-deposits-content.generated.ts';
import type { DeskOrderIssueCardFragment } from '#modules/billing/ui/desk-orders/desk-order-issue-card.generated.ts';

export type DeskOrdersPageQueryVariables = Readonly<Record<string, never>>;

export type DeskOrdersPageQuery = { readonly deskOrderIssues: { readonly waiting: { readonly tasks: number, readonly orders: number }, readonly open: ReadonlyArray<DeskOrderIssueCardFragment>, readonly closed: ReadonlyArray<{ readonly id: string, readonly label: string, readonly orderNumber: string, readonly patientName: string, readonly outcome: string, readonly answer: string, readonly closedAt: string, readonly decidedBy: string | null }> }, readonly deskDeposits: ReadonlyArray<DeskDepositContentFragment> };

export const DeskOrdersPageDocument = /* @__PURE__ */ typedDocument<DeskOrdersPageQuery, DeskOrdersPageQueryVariables>(
  'DeskOrdersPage',
  'query DeskOrdersPage{deskOrderIssues{waiting{tasks orders}open{...DeskOrderIssueCard}closed{id label orderNumber patientName outcome answer closedAt decidedBy}}deskDeposits{...DeskDepositContent}}fragment DeskDepositContent on DeskDeposit{orderId orderNumber patientName patientEmail name procedureOn amount state label refundableUntil mayBeUsed mayBeKept}fragment DeskOrderIssueCard on DeskOrderIssue{id kind label isAwaitingReturn orderNumber orderStatus patientName patientEmail state products{productId name needsPrescription}wish details openedAt dueAt trackingNumber refundable left facts photos{id url}decisions{decision label}}',
);
