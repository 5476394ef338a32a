// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type ConfirmPlanPageQueryVariables = Readonly<Record<string, never>>;

export type ConfirmPlanPageQuery = { readonly currentUser: { readonly id: string, readonly care: { readonly unreadMessages: number, readonly clinician: { readonly name: string } | null }, readonly visit: { readonly id: string, readonly consultationId: string, readonly statusLabel: string, readonly proposal: { readonly reason: string, readonly amount: number, readonly requestedAmount: number, readonly expiresAt: string, readonly textsToRead: ReadonlyArray<{ readonly ruleId: string, readonly drugTypes: ReadonlyArray<string>, readonly text: string }>, readonly requested: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly publicDisplayedName: string, readonly supplyInformation: string, readonly supplyInDays: number, readonly instructions: string, readonly price: number }>, readonly proposed: ReadonlyArray<{ readonly id: number, readonly drugType: string, readonly publicDisplayedName: string, readonly supplyInformation: string, readonly supplyInDays: number, readonly instructions: string, readonly price: number }> } | null } | null } | null };

export const ConfirmPlanPageDocument = typedDocument<ConfirmPlanPageQuery, ConfirmPlanPageQueryVariables>(
  'ConfirmPlanPage',
  'query ConfirmPlanPage{currentUser{id care{unreadMessages clinician{name}}visit{id consultationId statusLabel proposal{reason amount requestedAmount expiresAt textsToRead{ruleId drugTypes text}requested{id drugType publicDisplayedName supplyInformation supplyInDays instructions price}proposed{id drugType publicDisplayedName supplyInformation supplyInDays instructions price}}}}}',
);
