// Made by "npm run codegen". Do not edit.
import type { CardDetailsFragment } from '#modules/billing/ui/card-details.generated.ts';
import type { CardEntrySettingsFragment } from '#modules/billing/ui/card-entry-settings.generated.ts';
import type { CheckoutBoxFragment } from '#modules/billing/ui/checkout/cart-quote.generated.ts';

export type VisitTermsContentFragment = { readonly feeWhen: string, readonly fee: number, readonly today: number, readonly name: string | null, readonly consentVersion: string, readonly servedStates: ReadonlyArray<string>, readonly lines: ReadonlyArray<{ readonly kind: string, readonly label: string, readonly amount: number }>, readonly agreements: ReadonlyArray<CheckoutBoxFragment>, readonly cardEntry: CardEntrySettingsFragment, readonly savedCard: CardDetailsFragment | null };
