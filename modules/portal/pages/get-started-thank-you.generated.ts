// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type GetStartedThankYouQueryVariables = Readonly<Record<string, never>>;

export type GetStartedThankYouQuery = { readonly currentUser: { readonly id: string, readonly email: string | null, readonly firstName: string | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string, readonly createdAt: string, readonly total: number, readonly label: string, readonly detail: string, readonly lines: ReadonlyArray<{ readonly productId: number, readonly name: string, readonly amount: number, readonly drugType: string }>, readonly invoice: { readonly summary: string, readonly amountCharged: number } | null }>, readonly billing: { readonly subscriptions: ReadonlyArray<{ readonly id: string, readonly productNames: ReadonlyArray<string>, readonly amount: number, readonly nextBillingDate: string | null, readonly needsPrescription: boolean, readonly cycleInDays: number }> } } | null };

export const GetStartedThankYouDocument = typedDocument<GetStartedThankYouQuery, GetStartedThankYouQueryVariables>(
  'GetStartedThankYou',
  'query GetStartedThankYou{currentUser{id email firstName ...LastPurchase}}fragment LastPurchase on User{orders{id number createdAt total label detail lines{productId name amount drugType}invoice{summary amountCharged}}billing{subscriptions{id productNames amount nextBillingDate needsPrescription cycleInDays}}}',
);
