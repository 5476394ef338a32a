// Made by "npm run codegen". Do not edit.
import type { LaterChargesContentFragment } from '#modules/quiz/ui/plan-change/later-charges-content.generated.ts';

export type ShippingPlanFragment = { readonly plan: ReadonlyArray<{ readonly productId: number, readonly name: string, readonly price: number, readonly everyDays: number, readonly needsPrescription: boolean, readonly later: LaterChargesContentFragment }> };
