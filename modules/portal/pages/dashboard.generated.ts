// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CareStepState =
  | 'DONE'
  | 'CURRENT'
  | 'UPCOMING';

export type DashboardPageQueryVariables = Readonly<Record<string, never>>;

export type DashboardPageQuery = { readonly currentUser: { readonly id: string, readonly firstName: string | null, readonly care: { readonly headline: string, readonly detail: string, readonly unreadMessages: number, readonly action: { readonly label: string, readonly href: string } | null, readonly timeline: ReadonlyArray<{ readonly label: string, readonly detail: string, readonly at: string | null, readonly state: CareStepState }>, readonly treatments: ReadonlyArray<{ readonly id: string, readonly drugType: string, readonly name: string, readonly label: string, readonly expiresAt: string | null, readonly refillsRemaining: number, readonly isActive: boolean, readonly renewalDue: boolean }>, readonly clinician: { readonly name: string } | null }, readonly billing: { readonly action: { readonly title: string, readonly detail: string, readonly label: string, readonly href: string } | null, readonly comeBack: { readonly title: string, readonly detail: string, readonly label: string, readonly href: string } | null, readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly label: string, readonly productNames: ReadonlyArray<string>, readonly amount: number, readonly nextBillingDate: string | null, readonly cycleInDays: number, readonly isCancellable: boolean }>, readonly latestOrder: { readonly id: string, readonly number: string, readonly createdAt: string, readonly label: string, readonly detail: string, readonly trackingNumber: string | null } | null } } | null };

export const DashboardPageDocument = typedDocument<DashboardPageQuery, DashboardPageQueryVariables>(
  'DashboardPage',
  'query DashboardPage{currentUser{id firstName ...AppLayoutUser care{headline detail action{label href}timeline{label detail at state}treatments{id drugType name label expiresAt refillsRemaining isActive renewalDue}clinician{name}}billing{action{title detail label href}comeBack{title detail label href}subscriptions{id label productNames amount nextBillingDate cycleInDays isCancellable}latestOrder{id number createdAt label detail trackingNumber}}}}fragment AppLayoutUser on User{care{unreadMessages}}',
);
