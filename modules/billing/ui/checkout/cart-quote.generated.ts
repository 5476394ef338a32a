// Made by "npm run codegen". Do not edit.
export type PriceSectionDetailsFragment = { readonly total: number, readonly subtotal: number, readonly salesTax: number, readonly lines: ReadonlyArray<{ readonly kind: string, readonly label: string, readonly amount: number, readonly productId: number | null, readonly isDiscount: boolean }> };

export type CartQuoteFragment = { readonly creditLeft: number, readonly needsPrescription: boolean, readonly isTaxKnown: boolean, readonly consentVersion: string, readonly today: PriceSectionDetailsFragment, readonly onApproval: PriceSectionDetailsFragment, readonly nextCharges: ReadonlyArray<{ readonly on: string | null, readonly afterDays: number, readonly amount: number, readonly productNames: ReadonlyArray<string>, readonly everyDays: number, readonly laterSteps: ReadonlyArray<{ readonly fromOrder: number, readonly amount: number }> }>, readonly delivery: { readonly label: string, readonly arrival: string } };

export type CheckoutBoxFragment = { readonly field: string, readonly isRequired: boolean, readonly consent: { readonly id: string, readonly text: string, readonly missing: string, readonly document: { readonly title: string, readonly href: string } | null } };

export type ShippingChoiceFragment = { readonly name: string, readonly label: string, readonly detail: string, readonly price: number, readonly problem: string | null };
