import { useEffect, useState } from 'react';
import { runQuery } from '#client/graphql/client.ts';
import type { LineDiscount } from '../domain/index.ts';
import { CartPricesDocument } from './cart-prices.generated.ts';

type Discounts = ReadonlyMap<number, LineDiscount>;

const none: Discounts = new Map();

/** The cart of the last request: the lines and the totals of a panel share one request. */
let last: { readonly key: string; readonly answer: Promise<Discounts> } | null = null;

const ask = async (productIds: readonly number[]): Promise<Discounts> => {
  const answer = await runQuery(CartPricesDocument, { productIds });
  if (!answer.ok) return none;
  return new Map(
    answer.value.cartPreview.lineItems.map(
      ({ product, amount, amountWithDiscount, nextAmount, lastAmount, canBeRemoved }) => [
        product.id,
        {
          first: amount - amountWithDiscount,
          second: amount - nextAmount,
          last: amount - lastAmount,
          isGift: !canBeRemoved,
        },
      ],
    ),
  );
};

/**
 * The discounts that apply to a cart without a code, which depend on everything in it; from the server. Until it
 * responds, or if it fails, prices are shown without discounts, and checkout shows the correct ones before the patient
 * agrees to anything.
 */
export const useCartDiscounts = (productIds: readonly number[]): Discounts => {
  const [known, setKnown] = useState({ key: '', discounts: none });
  const key = productIds.join();
  useEffect(() => {
    if (key === '') return;
    let isLeft = false;
    if (last?.key !== key) last = { key, answer: ask(key.split(',').map(Number)) };
    void last.answer.then((discounts) => {
      if (!isLeft) setKnown({ key, discounts });
    });
    return () => {
      isLeft = true;
    };
  }, [key]);
  return known.key === key ? known.discounts : none;
};
