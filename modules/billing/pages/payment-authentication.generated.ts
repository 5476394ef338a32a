// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type PaymentAuthenticationPageQueryVariables = Readonly<Record<string, never>>;

export type PaymentAuthenticationPageQuery = { readonly currentUser: { readonly id: string, readonly paymentTask: { readonly invoiceId: string, readonly number: string, readonly amount: number, readonly message: string, readonly actionUrl: string | null, readonly productNames: ReadonlyArray<string>, readonly ifIgnored: string, readonly cardEntry: { readonly kind: string, readonly frameUrl: string | null, readonly publishableKey: string | null }, readonly savedCard: { readonly brand: string, readonly last4: string, readonly expMonth: number, readonly expYear: number } | null } | null, readonly care: { readonly unreadMessages: number } } | null };

export const PaymentAuthenticationPageDocument = typedDocument<PaymentAuthenticationPageQuery, PaymentAuthenticationPageQueryVariables>(
  'PaymentAuthenticationPage',
  'query PaymentAuthenticationPage{currentUser{id ...AppLayoutUser paymentTask{invoiceId number amount message actionUrl cardEntry{kind frameUrl publishableKey}savedCard{brand last4 expMonth expYear}productNames ifIgnored}}}fragment AppLayoutUser on User{care{unreadMessages}}',
);
