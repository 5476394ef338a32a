// Made by "npm run codegen". Do not edit.
import type { PlanProductFragment } from '#modules/consultation/ui/plan-product.generated.ts';
import type { SsriWarningContentFragment } from '#modules/consultation/ui/ssri/ssri-warning-content.generated.ts';

export type PlanToConfirmFragment = { readonly id: string, readonly consultationId: string, readonly statusLabel: string, readonly proposal: { readonly id: string, readonly reason: string, readonly amount: number, readonly requestedAmount: number, readonly fee: number, readonly isFirstPlan: boolean, readonly chargedNow: boolean, readonly consentText: string, readonly expiresAt: string, readonly textsToRead: ReadonlyArray<{ readonly ruleId: string, readonly drugTypes: ReadonlyArray<string>, readonly text: string }>, readonly ssriWarning: SsriWarningContentFragment | null, readonly requested: ReadonlyArray<PlanProductFragment>, readonly proposed: ReadonlyArray<PlanProductFragment> } | null };
