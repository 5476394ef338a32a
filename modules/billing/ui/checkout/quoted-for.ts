import { addressInput } from '#client/addresses/address-values.ts';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';
import type { CheckoutQuoteQuery } from './checkout-quote.generated.ts';
import type { Draft } from './use-draft.ts';

export type CheckoutPageAnswer = CheckoutPageQuery['checkoutPage'];
export type Quoted = CheckoutQuoteQuery['checkoutQuote'];

/** The inputs of a cart's price besides its products. */
export interface QuoteTerms {
  /** Null while the address is incomplete. */
  readonly to: { readonly city: string; readonly state: string; readonly zipCode: string } | null;
  readonly shippingMethod: string;
  readonly discountCode: string;
}

const wholeZip = /^\d{5}(-?\d{4})?$/;

const destination = ({
  city,
  state,
  zipCode,
}: {
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}): QuoteTerms['to'] =>
  city.trim() !== '' && state !== '' && wholeZip.test(zipCode.trim())
    ? { city: city.trim(), state, zipCode: zipCode.trim() }
    : null;

export const termsOfDraft = ({ details, shippingMethod, discountCode }: Draft): QuoteTerms => ({
  to: destination(addressInput(details)),
  shippingMethod: shippingMethod || 'standard',
  discountCode,
});

/** The inputs with which the server priced the page: the saved address, where the tax there is known. */
export const termsOfPage = ({ account, quote }: CheckoutPageAnswer): QuoteTerms => {
  const [home] = account?.addresses ?? [];
  return {
    to: home && quote.isTaxKnown ? destination(home) : null,
    shippingMethod: 'standard',
    discountCode: '',
  };
};

export const sameTerms = (a: QuoteTerms, b: QuoteTerms): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The price that came with the page. */
export const quotedOnPage = ({ quote, agreements, shippingOptions }: CheckoutPageAnswer): Quoted => ({
  quote,
  agreements,
  shippingMethod: 'standard',
  shippingOptions,
  discountProblem: null,
  addressProblems: [],
});
