// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { SentDoseRequestFragment } from '#modules/consultation/ui/titration/sent-dose-request.generated.ts';

export type TitrationThankYouPageQueryVariables = Readonly<Record<string, never>>;

export type TitrationThankYouPageQuery = { readonly currentUser: { readonly id: string, readonly doseChange: { readonly isWaiting: boolean, readonly requests: ReadonlyArray<SentDoseRequestFragment> }, readonly activeSubscriptions: ReadonlyArray<{ readonly id: string, readonly nextBillingDate: string | null, readonly activeProducts: ReadonlyArray<{ readonly id: number }> }> } | null };

export const TitrationThankYouPageDocument = /* @__PURE__ */ typedDocument<TitrationThankYouPageQuery, TitrationThankYouPageQueryVariables>(
  'TitrationThankYouPage',
  'query TitrationThankYouPage{currentUser{id doseChange{isWaiting requests{...SentDoseRequest}}activeSubscriptions{id nextBillingDate activeProducts{id}}}}fragment SentDoseRequest on DoseRequest{drugType wish isSettled present{id displayedName price supplyInDays}wanted{id displayedName price supplyInDays}}',
);
