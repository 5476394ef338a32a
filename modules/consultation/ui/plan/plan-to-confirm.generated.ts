// Made by "npm run codegen". Do not edit.
import type { ClinicianShownFragment } from '#modules/prescription/ui/clinician-shown.generated.ts';
import type { PlanPriceViewFragment } from '#modules/billing/ui/plan-price/plan-price-view.generated.ts';
import type { PlanProductFragment } from '#modules/consultation/ui/plan-product.generated.ts';
import type { SsriWarningContentFragment } from '#modules/consultation/ui/ssri/ssri-warning-content.generated.ts';

export type PlanToConfirmFragment = { readonly id: string, readonly consultationId: string, readonly statusLabel: string, readonly proposal: { readonly id: string, readonly reason: string, readonly requestedAmount: number, readonly isFirstPlan: boolean, readonly chargedNow: boolean, readonly consentText: string, readonly expiresAt: string, readonly clinician: ClinicianShownFragment, readonly price: PlanPriceViewFragment, readonly textsToRead: ReadonlyArray<{ readonly ruleId: string, readonly drugTypes: ReadonlyArray<string>, readonly text: string }>, readonly ssriWarning: SsriWarningContentFragment | null, readonly requested: ReadonlyArray<PlanProductFragment>, readonly proposed: ReadonlyArray<PlanProductFragment> } | null };
