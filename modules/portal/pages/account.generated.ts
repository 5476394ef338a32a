// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type AccountPageQueryVariables = Readonly<Record<string, never>>;

export type AccountPageQuery = { readonly currentUser: { readonly id: string, readonly fullName: string | null, readonly email: string | null, readonly phone: { readonly phoneAreaCode: string, readonly phoneNumber: string } | null, readonly profile: { readonly dob: string | null } | null, readonly address: { readonly streetAddress1: string, readonly streetAddress2: string | null, readonly city: string, readonly state: string, readonly zipCode: string } | null, readonly notices: ReadonlyArray<{ readonly id: string, readonly subject: string, readonly body: string, readonly createdAt: string }>, readonly billing: { readonly action: { readonly title: string, readonly detail: string, readonly label: string, readonly href: string } | null, readonly card: { readonly brand: string, readonly last4: string, readonly expMonth: number, readonly expYear: number } | null, readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly label: string, readonly detail: string, readonly productNames: ReadonlyArray<string>, readonly cycleInDays: number, readonly amount: number, readonly nextBillingDate: string | null, readonly isCancellable: boolean }> }, readonly care: { readonly unreadMessages: number } } | null };

export const AccountPageDocument = typedDocument<AccountPageQuery, AccountPageQueryVariables>(
  'AccountPage',
  'query AccountPage{currentUser{id fullName email phone{phoneAreaCode phoneNumber}profile{dob}address{streetAddress1 streetAddress2 city state zipCode}notices{id subject body createdAt}...AppLayoutUser billing{action{title detail label href}card{brand last4 expMonth expYear}subscriptions{id label detail productNames cycleInDays amount nextBillingDate isCancellable}}}}fragment AppLayoutUser on User{care{unreadMessages}}',
);
