// Made by "npm run codegen". Do not edit.
import type { PriceSectionDetailsFragment } from '#modules/billing/ui/checkout/cart-quote.generated.ts';

export type PlanPriceViewFragment = { readonly amount: number, readonly isWithRefill: boolean, readonly creditLeft: number, readonly onApproval: PriceSectionDetailsFragment, readonly charges: ReadonlyArray<{ readonly afterDays: number, readonly firstAmount: number, readonly amount: number, readonly productNames: ReadonlyArray<string>, readonly everyDays: number, readonly laterSteps: ReadonlyArray<{ readonly fromOrder: number, readonly amount: number }> }> };
