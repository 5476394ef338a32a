import { useEffect, useMemo, useState } from 'react';
import { runQuery } from '#client/graphql/client.ts';
import { CheckoutQuoteDocument } from './checkout-quote.generated.ts';
import {
  type CheckoutPageAnswer,
  type Quoted,
  type QuoteTerms,
  quotedOnPage,
  sameTerms,
  termsOfDraft,
  termsOfPage,
} from './quoted-for.ts';
import type { Draft } from './use-draft.ts';

/** Milliseconds to wait while somebody types an address or a code. */
const PAUSE_MS = 400;

interface State {
  readonly page: CheckoutPageAnswer;
  readonly quoted: Quoted;
  readonly terms: QuoteTerms;
  /** The server's message when it could not determine the price. */
  readonly failure: string | null;
}

const initial = (page: CheckoutPageAnswer): State => ({
  page,
  quoted: quotedOnPage(page),
  terms: termsOfPage(page),
  failure: null,
});

/**
 * The price of the cart for the current entries: that of the page until address, shipping method or code change it.
 * `checkoutId` is null for a visitor and on the server, where nothing is requested.
 */
export const useCheckoutQuote = (page: CheckoutPageAnswer, draft: Draft, checkoutId: string | null) => {
  const [known, setState] = useState<State>(() => initial(page));
  const [tries, setTries] = useState(0);
  // After a reload of its data the page has other prices.
  const state = known.page === page ? known : initial(page);
  const terms = termsOfDraft(draft);
  // The same object while a name or a phone number is typed: only what changes the price asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const wanted = useMemo(() => terms, [JSON.stringify(terms)]);
  const isCurrent = checkoutId === null || sameTerms(wanted, state.terms);
  const productIds = useMemo(() => page.products.map(({ id }) => id), [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    if (checkoutId === null || isCurrent) return;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const result = await runQuery(CheckoutQuoteDocument, { input: { checkoutId, productIds, ...wanted } });
      if (isLeft) return;
      setState((before) => {
        const last = before.page === page ? before : initial(page);
        return result.ok
          ? { page, quoted: result.value.checkoutQuote, terms: wanted, failure: null }
          : { ...last, failure: result.failure.message };
      });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [checkoutId, isCurrent, wanted, page, productIds, tries]);

  return {
    ...state.quoted,
    /** The shown price is outdated, and the current one is being requested. */
    isStale: !isCurrent,
    failure: isCurrent ? null : state.failure,
    askAgain: (): void => setTries((count) => count + 1),
  };
};
