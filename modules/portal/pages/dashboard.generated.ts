// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { BillingActionContentFragment } from '#modules/billing/ui/billing-action-content.generated.ts';
import type { CareProgressFragment } from '#modules/consultation/ui/care-progress.generated.ts';
import type { ClinicianShownFragment } from '#modules/prescription/ui/clinician-shown.generated.ts';
import type { ScheduledDeletionContentFragment } from '#modules/rights/ui/scheduled-deletion.generated.ts';

export type DashboardPageQueryVariables = Readonly<Record<string, never>>;

export type DashboardPageQuery = { readonly currentUser: (
    { readonly id: string, readonly firstName: string | null, readonly accountDeletion: ScheduledDeletionContentFragment | null, readonly care: (
      { readonly treatments: ReadonlyArray<{ readonly id: string, readonly drugType: string, readonly name: string, readonly label: string, readonly expiresAt: string | null, readonly refillsRemaining: number, readonly isActive: boolean, readonly isCanceled: boolean, readonly month: number | null, readonly howToTake: string, readonly renewalDue: boolean }>, readonly clinician: ClinicianShownFragment | null }
      & CareProgressFragment
    ), readonly checkIns: ReadonlyArray<{ readonly id: string, readonly title: string, readonly detail: string, readonly href: string, readonly dueAt: string, readonly isOverdue: boolean, readonly closedAt: string | null }>, readonly offerTask: { readonly title: string, readonly detail: string, readonly label: string, readonly href: string } | null, readonly billing: { readonly action: BillingActionContentFragment | null, readonly cardWarning: BillingActionContentFragment | null, readonly comeBack: BillingActionContentFragment | null, readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly label: string, readonly productNames: ReadonlyArray<string>, readonly nextAmount: number, readonly credit: number, readonly nextBillingDate: string | null, readonly cycleInDays: number, readonly isCancellable: boolean }>, readonly latestOrder: { readonly id: string, readonly number: string, readonly createdAt: string, readonly label: string, readonly detail: string, readonly trackingNumber: string | null, readonly arrivesBy: string | null } | null } }
    & AppLayoutUserFragment
  ) | null };

export const DashboardPageDocument = /* @__PURE__ */ typedDocument<DashboardPageQuery, DashboardPageQueryVariables>(
  'DashboardPage',
  'query DashboardPage{currentUser{id accountDeletion{...ScheduledDeletionContent}firstName ...AppLayoutUser care{...CareProgress treatments{id drugType name label expiresAt refillsRemaining isActive isCanceled month howToTake renewalDue}clinician{...ClinicianShown}}checkIns{id title detail href dueAt isOverdue closedAt}offerTask{title detail label href}billing{action{...BillingActionContent}cardWarning{...BillingActionContent}comeBack{...BillingActionContent}subscriptions{id label productNames nextAmount credit nextBillingDate cycleInDays isCancellable}latestOrder{id number createdAt label detail trackingNumber arrivesBy}}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment BillingActionContent on BillingAction{title detail label href}fragment CareProgress on CareStatus{headline detail action{label href}timeline{label detail at state}}fragment ClinicianShown on Clinician{name qualification medicalSchool residency signatureName photoUrl license{state number}}fragment ScheduledDeletionContent on AccountDeletion{scheduledFor canBeWithdrawn}',
);
