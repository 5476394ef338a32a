import { track } from '#modules/analytics/ui.ts';
import { afterOrder } from './checkout-flow.ts';
import { browserMemory } from './checkout-memory.ts';
import type { PlaceOrderMutation } from './place-order.generated.ts';

type Purchase = NonNullable<PlaceOrderMutation['placeOrder']['purchase']>;

/** The service lines used in analytics. */
const specialties = ['hair_loss_care', 'sexual_health', 'skin_care'] as const;

/**
 * Runs once the order exists: tracks it, deletes the details stored in the tab, and removes the products from the
 * cart. The cart code is loaded separately, to keep the checkout small; if it fails to load, navigation does not wait.
 * Returns the page to open.
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
