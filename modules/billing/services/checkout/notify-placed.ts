import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { orderReceipt, withoutNames } from '../../domain/checkout/order-receipt.ts';
import type { Checkout } from '../../repositories/checkouts.ts';
import { orderRepository } from '../../repositories/orders.ts';
import type { PricedCart } from './price-cart.ts';

const NAMES_LEFT_OUT =
  'Other people may see this email, so we left out the product names. Your account has this text with the names.';

/** The itemized receipt of a placed checkout, with the texts that were agreed to. */
export const notifyPlaced = async (
  tx: Scope,
  { id, userId, agreedTexts }: Pick<Checkout, 'id' | 'userId' | 'agreedTexts'>,
  { quote: { today, onApproval } }: Pick<PricedCart, 'quote'>,
): Promise<void> => {
  const orders = await orderRepository(tx.db).ofCheckout(id);
  // In the order of the lines, so that the items are numbered from the first one on.
  const names = [...today.lines, ...onApproval.lines]
    .filter(({ kind }) => kind === 'product')
    .map(({ description }) => description);
  await tx.use(accountPort).notify(userId, () => {
    const body = orderReceipt({
      ...{ today, onApproval },
      numbers: orders.map(({ number }) => number),
      agreed: agreedTexts.map(({ text }) => text),
    });
    return {
      kind: 'order_placed',
      subject: 'Your order is placed',
      body,
      emailBody: `${withoutNames(body, names)}\n\n${NAMES_LEFT_OUT}`,
    };
  });
};
