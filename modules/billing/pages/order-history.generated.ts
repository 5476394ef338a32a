// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { AppLayoutUserFragment } from '#client/layout/app-layout.generated.ts';
import type { FullAddressFragment } from '#modules/account/ui/full-address.generated.ts';

export type OrderHistoryPageQueryVariables = Readonly<Record<string, never>>;

export type OrderHistoryPageQuery = { readonly currentUser: (
    { readonly id: string, readonly fullName: string | null, readonly address: FullAddressFragment | null, readonly orders: ReadonlyArray<{ readonly id: string, readonly number: string, readonly createdAt: string, readonly label: string, readonly detail: string, readonly total: number, readonly trackingNumber: string | null, readonly stop: string | null, readonly replaces: string | null, readonly replacedBy: ReadonlyArray<string>, readonly lines: ReadonlyArray<{ readonly productId: number, readonly name: string, readonly quantity: number, readonly amount: number, readonly drugType: string }>, readonly issues: ReadonlyArray<{ readonly id: string, readonly label: string, readonly detail: string, readonly isOpen: boolean, readonly openedAt: string, readonly wish: string | null, readonly choices: ReadonlyArray<{ readonly wish: string, readonly label: string }> }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly amount: number, readonly at: string, readonly label: string }>, readonly reports: ReadonlyArray<{ readonly kind: string, readonly label: string, readonly from: string | null, readonly productIds: ReadonlyArray<number>, readonly wishes: ReadonlyArray<{ readonly wish: string, readonly label: string }> }>, readonly steps: ReadonlyArray<{ readonly label: string, readonly at: string | null, readonly state: string }>, readonly invoice: { readonly id: string, readonly number: string, readonly summary: string, readonly total: number, readonly amountCharged: number, readonly paidAt: string | null, readonly canPay: boolean, readonly lines: ReadonlyArray<{ readonly kind: string, readonly label: string, readonly amount: number }> } | null }> }
    & AppLayoutUserFragment
  ) | null };

export const OrderHistoryPageDocument = typedDocument<OrderHistoryPageQuery, OrderHistoryPageQueryVariables>(
  'OrderHistoryPage',
  'query OrderHistoryPage{currentUser{id fullName address{...FullAddress}...AppLayoutUser orders{id number createdAt label detail total lines{productId name quantity amount drugType}trackingNumber stop replaces replacedBy issues{id label detail isOpen openedAt choices{wish label}wish}refunds{id amount at label}reports{kind label from productIds wishes{wish label}}steps{label at state}invoice{id number summary total amountCharged lines{kind label amount}paidAt canPay}}}}fragment AppLayoutUser on User{care{unreadMessages}}fragment FullAddress on Address{streetAddress1 streetAddress2 city state zipCode}',
);
