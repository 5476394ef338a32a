import { track } from '#modules/analytics/ui.ts';
import { afterOrder } from './checkout-flow.ts';
import { browserMemory } from './checkout-memory.ts';
import type { PlaceOrderMutation } from './place-order.generated.ts';

type Purchase = NonNullable<PlaceOrderMutation['placeOrder']['purchase']>;

/** The service lines that analytics know. */
const specialties = ['hair_loss_care', 'sexual_health', 'skin_care'] as const;

/**
 * The order exists: analytics hear of it, the tab forgets what was typed for it, and the cart what it held. The cart
 * comes in a file of its own, so that it costs checkout nothing; should that file not come, the way on must not wait. Gives where the
 * order leads.
 */
export const orderExists = async (
  checkoutId: string,
  href: string,
  purchase: Purchase | null,
): Promise<string> => {
  if (purchase)
    track('purchase completed', {
      ...purchase,
      specialties: specialties.filter((known) => purchase.specialties.includes(known)),
    });
  const memory = browserMemory();
  const next = afterOrder(memory.find(checkoutId)?.flow ?? 'visit', href);
  memory.placed(checkoutId, next);
  await import('#modules/cart/ui.ts').then(({ clearOrderedCart }) => clearOrderedCart()).catch(() => {});
  return next;
};
