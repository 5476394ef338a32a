// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskBillingTaskCardFragment } from '#modules/billing/ui/desk-tasks/desk-billing-task-card.generated.ts';

export type DeskTasksPageQueryVariables = { isClosed: boolean; kind?: string | null | undefined };

export type DeskTasksPageQuery = { readonly deskBillingTasks: { readonly tasks: ReadonlyArray<DeskBillingTaskCardFragment>, readonly kinds: ReadonlyArray<{ readonly kind: string, readonly label: string }>, readonly waiting: { readonly tasks: number, readonly orders: number } } };

export const DeskTasksPageDocument = /* @__PURE__ */ typedDocument<DeskTasksPageQuery, DeskTasksPageQueryVariables>(
  'DeskTasksPage',
  'query DeskTasksPage($isClosed:Boolean!$kind:String){deskBillingTasks(isClosed:$isClosed kind:$kind){tasks{...DeskBillingTaskCard}kinds{kind label}waiting{tasks orders}}}fragment DeskBillingTaskCard on DeskBillingTask{id kind label detail todo openedAt dueAt isLate patientName orderNumber invoiceNumber outcomes{outcome label}closedAt outcome reason closedBy}',
);
