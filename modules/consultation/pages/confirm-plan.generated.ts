// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { PlanProductFragment } from '#modules/consultation/ui/plan-product.generated.ts';

export type ConfirmPlanPageQueryVariables = Readonly<Record<string, never>>;

export type ConfirmPlanPageQuery = { readonly currentUser: { readonly id: string, readonly care: { readonly unreadMessages: number, readonly clinician: { readonly name: string } | null }, readonly visit: { readonly id: string, readonly consultationId: string, readonly statusLabel: string, readonly proposal: { readonly reason: string, readonly amount: number, readonly requestedAmount: number, readonly chargedNow: boolean, readonly consentText: string, readonly expiresAt: string, readonly textsToRead: ReadonlyArray<{ readonly ruleId: string, readonly drugTypes: ReadonlyArray<string>, readonly text: string }>, readonly ssriWarning: { readonly statement: string, readonly isAccepted: boolean, readonly parts: ReadonlyArray<{ readonly ruleId: string, readonly title: string, readonly text: string }> } | null, readonly requested: ReadonlyArray<PlanProductFragment>, readonly proposed: ReadonlyArray<PlanProductFragment> } | null } | null } | null };

export const ConfirmPlanPageDocument = typedDocument<ConfirmPlanPageQuery, ConfirmPlanPageQueryVariables>(
  'ConfirmPlanPage',
  'query ConfirmPlanPage{currentUser{id care{unreadMessages clinician{name}}visit{id consultationId statusLabel proposal{reason amount requestedAmount chargedNow consentText expiresAt textsToRead{ruleId drugTypes text}ssriWarning{parts{ruleId title text}statement isAccepted}requested{...PlanProduct}proposed{...PlanProduct}}}}}fragment PlanProduct on Product{id drugType publicDisplayedName supplyInformation supplyInDays instructions price}',
);
