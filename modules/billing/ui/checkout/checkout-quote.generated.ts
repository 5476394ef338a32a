// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { CartQuoteFragment } from '#modules/billing/ui/checkout/cart-quote.generated.ts';
import type { CheckoutBoxFragment } from '#modules/billing/ui/checkout/cart-quote.generated.ts';
import type { ShippingChoiceFragment } from '#modules/billing/ui/checkout/cart-quote.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type CheckoutQuoteQueryVariables = { input: Schema.CheckoutQuoteInput };

export type CheckoutQuoteQuery = { readonly checkoutQuote: { readonly shippingMethod: string, readonly discountProblem: string | null, readonly addressProblems: ReadonlyArray<string>, readonly quote: CartQuoteFragment, readonly agreements: ReadonlyArray<CheckoutBoxFragment>, readonly shippingOptions: ReadonlyArray<ShippingChoiceFragment> } };

export const CheckoutQuoteDocument = /* @__PURE__ */ typedDocument<CheckoutQuoteQuery, CheckoutQuoteQueryVariables>(
  'CheckoutQuote',
  'query CheckoutQuote($input:CheckoutQuoteInput!){checkoutQuote(input:$input){quote{...CartQuote}agreements{...CheckoutBox}shippingMethod shippingOptions{...ShippingChoice}discountProblem addressProblems}}fragment CartQuote on Quote{today{...PriceSectionDetails}onApproval{...PriceSectionDetails}nextCharges{on afterDays amount laterSteps{fromOrder amount}productNames everyDays}creditLeft delivery{label arrival}needsPrescription isTaxKnown consentVersion}fragment CheckoutBox on CheckoutAgreement{field isRequired consent{id text missing document{title href}}}fragment PriceSectionDetails on QuoteSection{lines{kind label amount productId isDiscount}total subtotal salesTax}fragment ShippingChoice on ShippingOption{name label detail price problem}',
);
