// Made by "npm run codegen". Do not edit.
import type { LaterChargesContentFragment } from '#modules/quiz/ui/plan-change/later-charges-content.generated.ts';

export type TreatmentChangeEffectsFragment = { readonly checkoutProductIds: ReadonlyArray<number>, readonly message: string | null, readonly questionsPath: string | null, readonly charges: ReadonlyArray<{ readonly on: string, readonly before: number, readonly after: number, readonly everyDays: number, readonly productNames: ReadonlyArray<string>, readonly later: LaterChargesContentFragment }>, readonly requested: { readonly before: number, readonly after: number, readonly everyDays: number, readonly productNames: ReadonlyArray<string>, readonly later: LaterChargesContentFragment } | null };
