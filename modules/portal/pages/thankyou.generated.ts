// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type CareStepState =
  | 'DONE'
  | 'CURRENT'
  | 'UPCOMING';

export type ThankYouPageQueryVariables = Readonly<Record<string, never>>;

export type ThankYouPageQuery = { readonly currentUser: { readonly id: string, readonly firstName: string | null, readonly care: { readonly headline: string, readonly detail: string, readonly unreadMessages: number, readonly action: { readonly label: string, readonly href: string } | null, readonly timeline: ReadonlyArray<{ readonly label: string, readonly detail: string, readonly at: string | null, readonly state: CareStepState }> }, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string, readonly createdAt: string, readonly total: number, readonly label: string, readonly detail: string, readonly lines: ReadonlyArray<{ readonly productId: number, readonly name: string, readonly amount: number, readonly drugType: string }>, readonly invoice: { readonly summary: string, readonly amountCharged: number } | null }>, readonly billing: { readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly productNames: ReadonlyArray<string>, readonly amount: number, readonly nextBillingDate: string | null, readonly needsPrescription: boolean, readonly cycleInDays: number }> } } | null };

export const ThankYouPageDocument = typedDocument<ThankYouPageQuery, ThankYouPageQueryVariables>(
  'ThankYouPage',
  'query ThankYouPage{currentUser{id firstName ...AppLayoutUser care{headline detail action{label href}timeline{label detail at state}}...LastPurchase}}fragment AppLayoutUser on User{care{unreadMessages}}fragment LastPurchase on User{orders{id number createdAt total label detail lines{productId name amount drugType}invoice{summary amountCharged}}billing{subscriptions{id productNames amount nextBillingDate needsPrescription cycleInDays}}}',
);
